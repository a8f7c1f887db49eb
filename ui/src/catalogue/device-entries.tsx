import { PlaceChoice } from '../capture/device/place-choice.js'
import { PlacedFailure } from '../capture/device/placed-failure.js'
import { PlacedPhase } from '../capture/device/placed-phase.js'
import { StayedNote, StayedSection } from '../result/device/stayed-note.js'
import type { CatalogueEntry } from './entry.js'

/** Additional components of sites with on-device analysis. */
export const deviceEntries = (): ReadonlyArray<CatalogueEntry> => [
  { component: 'PlaceChoice', states: { default: <PlaceChoice /> } },
  {
    component: 'PlacedPhase',
    states: { analysing: <PlacedPhase phase="analysing">{(text) => <p>{text}</p>}</PlacedPhase> },
  },
  {
    component: 'PlacedFailure',
    states: {
      'not loaded': (
        <PlacedFailure
          error={{ _tag: 'NetworkError', call: 'get session', detail: '' }}
          text={null}
        />
      ),
    },
  },
  {
    component: 'StayedNote',
    states: {
      'all photos': <StayedNote photos="all" />,
      'some photos': <StayedNote photos="some" />,
    },
  },
  {
    component: 'StayedSection',
    states: {
      'all photos': <StayedSection photos="all" />,
      'some photos': <StayedSection photos="some" />,
    },
  },
]

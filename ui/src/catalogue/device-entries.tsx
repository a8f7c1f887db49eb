import { PlaceChoice } from '../capture/on-device/place-choice.js'
import { DeviceFailure } from '../capture/on-device/device-failure.js'
import { DevicePhase } from '../capture/on-device/device-phase.js'
import { DeviceSection } from '../result/receipt/device-section.js'
import type { CatalogueEntry } from './entry.js'

/** Additional components of sites with on-device analysis. */
export const deviceEntries = (): ReadonlyArray<CatalogueEntry> => [
  { component: 'PlaceChoice', states: { default: <PlaceChoice /> } },
  {
    component: 'DevicePhase',
    states: { analysing: <DevicePhase phase="analysing">{(text) => <p>{text}</p>}</DevicePhase> },
  },
  {
    component: 'DeviceFailure',
    states: {
      'not loaded': (
        <DeviceFailure
          error={{ _tag: 'NetworkError', call: 'get session', detail: '' }}
          text={null}
        />
      ),
    },
  },
  {
    component: 'DeviceSection',
    states: {
      'all photos': <DeviceSection photos="all" />,
      'some photos': <DeviceSection photos="some" />,
    },
  },
]

import { HairlineHint } from '../capture/device/hairline-hint.js'
import { PhotoFindings } from '../capture/device/photo-findings.js'
import { PhotoPreview } from '../capture/components/photo-preview.js'
import { PlaceChoice } from '../capture/device/place-choice.js'
import { PlacedFailure } from '../capture/device/placed-failure.js'
import { PlacedPhase } from '../capture/device/placed-phase.js'
import { StayedNote, StayedSection } from '../result/device/stayed-note.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** What a site shows beside the rest if photos may be analysed on the visitor's device. */
export const deviceEntries = (samples: Samples): ReadonlyArray<CatalogueEntry> => [
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
    component: 'PhotoFindings',
    states: {
      refusal: (
        <PhotoPreview photo={samples.photo} title={samples.capture.hairline.picture}>
          <PhotoFindings findings={[{ _tag: 'Refusal', reason: 'face-covered' }]} onShow={noop} />
        </PhotoPreview>
      ),
      remarks: (
        <PhotoPreview photo={samples.photo} title={samples.capture.hairline.picture}>
          <PhotoFindings
            findings={[
              { _tag: 'Remark', remark: 'closed-eyes' },
              { _tag: 'Remark', remark: 'side-light' },
            ]}
            onShow={noop}
          />
        </PhotoPreview>
      ),
    },
  },
  {
    component: 'HairlineHint',
    states: {
      'far from the guide': (
        <PhotoPreview photo={samples.photo} title={samples.capture.hairline.picture}>
          <HairlineHint hairline={30} at={20} onMove={noop} />
        </PhotoPreview>
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

import { HairlineHint } from '../capture/on-device/hairline-hint.js'
import { PhotoFindings } from '../capture/on-device/photo-findings.js'
import { PhotoPreview } from '../capture/components/photo-preview.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** Findings of the photo check before the analysis. */
export const deviceLookEntries = (samples: Samples): ReadonlyArray<CatalogueEntry> => [
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
]

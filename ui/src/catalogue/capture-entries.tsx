import { useState } from 'react'
import { clampHairline, defaultHairline } from '@kaoiro/core/photo'
import { FocusLight } from '../capture/analysis/focus-light.js'
import { LookedAtWords } from '../capture/analysis/looked-at-words.js'
import { PhotoPreview } from '../capture/components/photo-preview.js'
import { HairlineButtons } from '../capture/hairline/hairline-buttons.js'
import { HairlineGuide } from '../capture/hairline/hairline-guide.js'
import { HairlineLine } from '../capture/hairline/hairline-line.js'
import { PhotoTips } from '../capture/photo/photo-tips.js'
import type { CatalogueEntry } from './entry.js'
import { noop } from './entry.js'
import type { Samples } from './samples.js'

/** Components of the capture screen. */
export const captureEntries = (samples: Samples): ReadonlyArray<CatalogueEntry> => [
  {
    component: 'PhotoTips',
    states: { 'for women': <PhotoTips gender="WOMEN" />, 'for men': <PhotoTips gender="MEN" /> },
  },
  {
    component: 'PhotoPreview',
    states: {
      plain: <PhotoPreview photo={samples.photo} title={samples.capture.hairline.picture} />,
    },
  },
  {
    component: 'FocusLight',
    states: {
      plain: (
        <PhotoPreview photo={samples.photo} title={samples.capture.hairline.picture}>
          <FocusLight hairline={defaultHairline} />
          <HairlineLine at={defaultHairline} />
        </PhotoPreview>
      ),
    },
  },
  { component: 'LookedAtWords', states: { plain: <LookedAtWords /> } },
  {
    component: 'HairlineLine',
    states: {
      plain: (
        <PhotoPreview photo={samples.photo} title={samples.capture.hairline.picture}>
          <HairlineLine at={defaultHairline} />
        </PhotoPreview>
      ),
      focused: (
        <PhotoPreview photo={samples.photo} title={samples.capture.hairline.picture}>
          <HairlineLine at={defaultHairline} focused />
        </PhotoPreview>
      ),
    },
  },
  {
    component: 'HairlineButtons',
    states: { plain: <HairlineButtons at={defaultHairline} onMove={noop} /> },
  },
  {
    component: 'HairlineGuide',
    states: {
      'at its default': <Guide samples={samples} from={defaultHairline} />,
      'at the top': <Guide samples={samples} from={0} />,
      'at the foot': <Guide samples={samples} from={100} />,
    },
  },
]

const Guide = ({ samples, from }: { readonly samples: Samples; readonly from: number }) => {
  const [at, setAt] = useState(from)
  const move = (hairline: number) => setAt(clampHairline(hairline))
  return (
    <>
      <PhotoPreview photo={samples.photo} title={samples.capture.hairline.picture}>
        <HairlineGuide at={at} onMove={move} />
      </PhotoPreview>
      <HairlineButtons at={at} onMove={move} />
    </>
  )
}

import { useState } from 'react'
import { clampHairline, defaultHairline } from '@kaoiro/core/photo/hairline'
import { HairlineButtons } from '../capture/hairline/hairline-buttons.js'
import { HairlineGuide } from '../capture/hairline/hairline-guide.js'
import { HairlineLine } from '../capture/hairline/hairline-line.js'
import { Picture } from '../capture/components/picture.js'
import { Tips } from '../capture/photo/tips.js'
import type { CatalogueEntry } from './entry.js'
import { nothing } from './entry.js'
import type { Samples } from './samples.js'

/** What stands on the capture screen alone. */
export const captureParts = (samples: Samples): ReadonlyArray<CatalogueEntry> => [
  { component: 'Tips', states: { plain: <Tips /> } },
  {
    component: 'Picture',
    states: {
      plain: <Picture photo={samples.photo} title={samples.capture.hairline.picture} />,
      analysed: (
        <Picture photo={samples.photo} title={samples.capture.hairline.picture} scanned>
          <HairlineLine at={defaultHairline} />
        </Picture>
      ),
    },
  },
  {
    component: 'HairlineLine',
    states: {
      plain: (
        <Picture photo={samples.photo} title={samples.capture.hairline.picture}>
          <HairlineLine at={defaultHairline} />
        </Picture>
      ),
      focused: (
        <Picture photo={samples.photo} title={samples.capture.hairline.picture}>
          <HairlineLine at={defaultHairline} focused />
        </Picture>
      ),
    },
  },
  {
    component: 'HairlineButtons',
    states: { plain: <HairlineButtons at={defaultHairline} onMove={nothing} /> },
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
      <Picture photo={samples.photo} title={samples.capture.hairline.picture}>
        <HairlineGuide at={at} onMove={move} />
      </Picture>
      <HairlineButtons at={at} onMove={move} />
    </>
  )
}

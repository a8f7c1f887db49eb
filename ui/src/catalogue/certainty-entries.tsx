import type { Certainty } from '@kaoiro/core/session/certainty/certainty'
import { CertaintySection } from '../result/sections/certainty-section.js'
import { certaintyView } from '../result/view/certainty-view.js'
import type { CatalogueEntry } from './entry.js'
import type { Samples } from './samples.js'

/** What the result screen shows right after an analysis. */
export const certaintyEntries = ({ result }: Samples): ReadonlyArray<CatalogueEntry> => {
  const section = (certainty: Certainty) => (
    <CertaintySection certainty={certaintyView(result.content)(certainty)} gender="WOMEN" />
  )
  return [
    {
      component: 'CertaintySection',
      states: {
        'very likely': section({ confidence: { faceType: 0.95, season: 0.92 } }),
        'near others, with doubts': section({
          confidence: { faceType: 0.78, season: 0.6 },
          second: {
            faceType: { name: 'smart-casual', confidence: 0.18 },
            season: { name: 'winter', confidence: 0.3 },
          },
          doubts: ['smile', 'side-light', 'guide'],
        }),
        'very uncertain': section({
          confidence: { faceType: 0.4, season: 0.5 },
          doubts: ['coloured-light'],
        }),
        'doubts alone': section({ doubts: ['turned', 'shaded-eye'] }),
      },
    },
  ]
}

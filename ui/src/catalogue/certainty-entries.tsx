import type { Agreement } from '@kaoiro/core/results'
import type { Certainty } from '@kaoiro/core/diagnosis'
import { CertaintySection } from '../result/certainty/certainty-section.js'
import { MorePhotos } from '../result/certainty/more-photos.js'
import { SamePerson } from '../result/certainty/same-person.js'
import { certaintyView } from '../result/view/certainty-view.js'
import type { CatalogueEntry } from './entry.js'
import type { Samples } from './samples.js'
import { sampleCodes } from './samples.js'

/** Components that the result screen shows right after an analysis. */
export const certaintyEntries = ({ result }: Samples): ReadonlyArray<CatalogueEntry> => {
  const section = (certainty: Certainty, agreement: Agreement | null = null) => (
    <CertaintySection
      certainty={certaintyView(result.content)(certainty, agreement, agreement !== null)}
      retakeFor={agreement === null ? 'WOMEN' : null}
    />
  )
  const more = (isLow: boolean, left: number) => (
    <MorePhotos
      more={{ isLow, left, earlier: { code: sampleCodes.woman, state: null } }}
      gender="WOMEN"
    />
  )
  const spread = { levels: 2, points: 31 }
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
        'very uncertain': section(
          { confidence: { faceType: 0.4, season: 0.5 }, doubts: ['coloured-light'] },
          { photos: 1, faceType: 1, season: 1, spread },
        ),
        'doubts alone': section({ doubts: ['turned', 'shaded-eye'] }),
        'two photos agree': section({}, { photos: 2, faceType: 2, season: 2, spread }),
        'three photos, doubted': section(
          { doubts: ['side-light'] },
          { photos: 3, faceType: 2, season: 1, spread },
        ),
        'none of three photos alone': section({}, { photos: 3, faceType: 1, season: 0, spread }),
      },
    },
    {
      component: 'SamePerson',
      states: { asked: <SamePerson last={{ code: sampleCodes.woman, state: {} }} /> },
    },
    {
      component: 'MorePhotos',
      states: { invitation: more(true, 4), 'the last one': more(true, 1), quiet: more(false, 3) },
    },
  ]
}

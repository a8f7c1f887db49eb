import { defaultComposition } from '@kaoiro/core/diagnosis/composition'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { linkCard, pairCard } from '@kaoiro/core/drawing/cards/link-cards'
import { languages } from '@kaoiro/core/locales/language'
import { loadContent, loadMessages } from '@kaoiro/core/locales/load'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'

/** The texts of the cards in each language. */
export const texts = await Promise.all(
  languages.map(async (language) => ({
    content: await loadContent(language),
    messages: await loadMessages(language),
  })),
)

const diagnoses: ReadonlyArray<Diagnosis> = genders.flatMap((gender) =>
  faceTypesOf(gender).flatMap((faceType) =>
    seasons.map((colorType) => ({
      faceType,
      colorType,
      gender,
      faceTypeAnalysis: [0, 0, 0, 0, 0],
      colorComposition: defaultComposition,
    })),
  ),
)

/** A card of each pattern in each season, and of each beside itself, in every language. */
export const shownCards = (brand: string): ReadonlyArray<SvgNode> =>
  texts.flatMap((words) =>
    diagnoses.flatMap((diagnosis) => [
      linkCard({ brand, ...words })(diagnosis),
      pairCard({ brand, ...words })([diagnosis, diagnosis]),
    ]),
  )

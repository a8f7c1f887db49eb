import { ja } from '@kaoiro/core/content/ja/ja'
import { en } from '@kaoiro/core/content/en/en'
import { messages as jaMessages } from '@kaoiro/core/content/messages/ja'
import { messages as enMessages } from '@kaoiro/core/content/messages/en'
import { defaultComposition } from '@kaoiro/core/diagnosis/composition'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { linkCard, pairCard } from '@kaoiro/core/drawing/cards/link-cards'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'

export const texts = [
  { content: ja, messages: jaMessages },
  { content: en, messages: enMessages },
] as const

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

/** A card of each pattern in each season, and of each beside itself, in both languages. */
export const shownCards = (brand: string): ReadonlyArray<SvgNode> =>
  texts.flatMap((words) =>
    diagnoses.flatMap((diagnosis) => [
      linkCard({ brand, ...words })(diagnosis),
      pairCard({ brand, ...words })([diagnosis, diagnosis]),
    ]),
  )

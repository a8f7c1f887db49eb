import type { Content } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { resultCard } from '@kaoiro/core/drawing/charts/result-card'
import { patternPicture } from '@kaoiro/core/drawing/figure/face-drawing'
import { seasonPicture } from '@kaoiro/core/drawing/scenes/season-drawing'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { widthOf } from '@kaoiro/core/drawing/charts/lettering'

/** What is written on a card besides the result. */
export interface CardLabels {
  readonly brand: string
  /** The result page's address as it is printed: without a scheme. */
  readonly address: string
}

/** The picture of a result that a visitor can keep. */
export const cardPicture =
  (content: Content, messages: Messages) =>
  ({ brand, address }: CardLabels) =>
  ({ faceType, gender, colorType, colorComposition }: Diagnosis): SvgNode =>
    resultCard({
      brand,
      pattern: {
        kind: messages.facePattern,
        name: content.faceTypes[faceType].name,
        drawing: patternPicture(faceType, gender),
      },
      colour: {
        kind: messages.personalColour,
        name: content.seasons[colorType].name,
        drawing: seasonPicture(colorType),
      },
      season: colorType,
      composition: colorComposition,
      seasonNames: content.shortNames,
      address,
    })

/** As the card sets its head: between margins of 44, letters of 20 with 4 after each. */
const head = { width: 452, size: 20, spacing: 4 } as const

/** Whether a brand's name stays between the card's margins, as far as letters are counted. */
export const brandFits = (brand: string): boolean =>
  widthOf({ text: brand, size: head.size }) + head.spacing * Array.from(brand).length <= head.width

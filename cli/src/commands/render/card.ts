import type { Content, Messages } from '@kaoiro/texts/content'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { alsoSuits } from '@kaoiro/core/palette'
import { resultCard } from '@kaoiro/drawing/charts'
import { resultFace } from '@kaoiro/drawing/figure'
import { seasonPicture } from '@kaoiro/drawing/scenes'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { resultAddress } from '@kaoiro/core/result-code'

/** The texts of a card in addition to the result. */
export interface CardLabels {
  readonly brand: string
  /** The printed address of the result page, without a scheme. */
  readonly address: string
}

/** Draws the card of a result. */
export const cardPicture =
  (content: Content, messages: Messages) =>
  ({ brand, address }: CardLabels) =>
  (diagnosis: Diagnosis): SvgNode => {
    const { faceType, colorType, colorComposition } = diagnosis
    const also = alsoSuits(diagnosis)
    return resultCard({
      brand,
      pattern: {
        kind: messages.facePattern,
        names: [content.faceTypes[faceType].name],
        drawing: resultFace(diagnosis),
      },
      colour: {
        kind: messages.personalColour,
        names: content.seasonNames(colorType, also),
        drawing: seasonPicture(colorType),
      },
      season: colorType,
      also,
      composition: colorComposition,
      seasonNames: content.shortNames,
      address,
    })
  }

/** The printed address of a result, without a scheme. */
export const cardAddress = (site: string, code: string): string =>
  resultAddress(site, code).replace(/^https?:\/\//i, '')

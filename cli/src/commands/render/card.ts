import type { Content } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages'
import type { Diagnosis } from '@kaoiro/core/diagnosis/diagnosis'
import { resultCard } from '@kaoiro/core/drawing/charts/result-card'
import { patternPicture } from '@kaoiro/core/drawing/figure/face-drawing'
import { seasonPicture } from '@kaoiro/core/drawing/scenes/season-drawing'
import type { SvgNode } from '@kaoiro/core/drawing/pen/svg'
import { widthOf } from '@kaoiro/core/drawing/charts/lettering'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { resultAddress } from '@kaoiro/core/result-code/address'

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

/** The site of a customer's result URL, up to its last `/result/`; none for a bare code or a path. */
export const siteFromAddress = (codeOrAddress: string): O.Option<string> => {
  const text = asAddress(codeOrAddress.trim())
  return pipe(
    URL.canParse(text) ? O.some(new URL(text)) : O.none,
    O.filter(({ protocol }) => /^https?:$/.test(protocol)),
    // A site may have a path of its own; a name and password are left out.
    O.map(({ origin, pathname }) => origin + pathname.replace(/\/result\/[^/]*\/?$/, '')),
  )
}

/** As `extractCode` reads it: without quotes, and decoded if all of it was percent-encoded. */
const asAddress = (text: string): string => {
  const given = text.replace(/^[<"'](.*)[>"']$/s, '$1').trim()
  return given.includes('/') ? given : O.getOrElse(() => given)(percentDecoded(given))
}

const percentDecoded = (text: string): O.Option<string> =>
  O.tryCatch(() => decodeURIComponent(text))

/** A result's address as it is printed: without a scheme. */
export const cardAddress = (site: string, code: string): string =>
  resultAddress(site, code).replace(/^https?:\/\//i, '')

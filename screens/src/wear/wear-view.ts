import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { HexColour } from '@kaoiro/core/colour'
import type { Diagnosis, Gender } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import type { MakeUp, MeasuredColour, Wearing } from '@kaoiro/core/palette'
import { makeUpByCategory, wayToWear, wearerOf } from '@kaoiro/core/palette'
import type { Product } from '@kaoiro/core/products'
import { inLanguage } from '@kaoiro/core/products'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'
import { canonicalCode, shownResult } from '@kaoiro/core/result-code'
import type { WearTexts } from '@kaoiro/texts/types'
import type { Picture } from '../draping/draping.js'

/** A colour that a visitor asks about. */
export interface AskedColour {
  readonly colour: HexColour
  /** The name of a product's shade, and where the product is worn. */
  readonly shade?: { readonly name: string; readonly makeUp: MakeUp }
  /** How it was measured, if it comes from a photo. */
  readonly measured?: MeasuredColour
}

/** A face with the colour: the picture, and the colour that is worn away from the face below it. */
export interface Worn extends Picture {
  readonly below: HexColour | null
}

const parts = ['chosen', 'companion', 'nearest'] as const

/** How a colour is worn, in one language. */
export interface WearView {
  readonly name: string
  readonly words: ReturnType<WearTexts['words']>
  /** How sure a measured colour is; empty for another. */
  readonly sure: ReadonlyArray<string>
  readonly swatches: ReadonlyArray<{
    readonly part: (typeof parts)[number]
    readonly colour: HexColour
    readonly name: string
  }>
  /** Null for what cannot be painted: eye make-up. */
  readonly worn: Worn | null
}

export function wearView(texts: WearTexts, diagnosis: Diagnosis, asked: AskedColour): WearView {
  const { colour, shade, measured } = asked
  const wearing = wayToWear(wearerOf(diagnosis), shade?.makeUp)(colour)
  const words = texts.words(wearing, diagnosis.gender)
  const { companion, nearest } = wearing
  const name =
    shade?.name ??
    (nearest.colour === colour
      ? texts.swatches[nearest.id]
      : (texts.common.find((each) => each.colour === colour)?.name ?? colour.toUpperCase()))
  const named = {
    chosen: { colour, name },
    companion: { colour: companion.colour, name: texts.swatches[companion.id] },
    nearest: { colour: nearest.colour, name: texts.swatches[nearest.id] },
  }
  return {
    ...{ name, words },
    sure: measured === undefined ? [] : sureWords(texts, measured),
    swatches: parts
      .filter(
        (part) => part !== 'nearest' || (words.nearest !== undefined && nearest !== companion),
      )
      .map((part) => ({ part, ...named[part] })),
    worn: wornOf(wearing, shade?.makeUp),
  }
}

const sureWords = (texts: WearTexts, { reference, doubts }: MeasuredColour) => [
  ...(reference === null ? [] : [texts.measured[reference]]),
  ...doubts.map((doubt) => texts.doubts[doubt]),
]

/** Next to the face is what is worn there: the colour, or the one that comes between. */
const wornOf = ({ colour, place, companion }: Wearing, makeUp?: MakeUp): Worn | null => {
  if (makeUp === 'eyes') return null
  if (makeUp !== undefined)
    return {
      ...{ cloth: companion.colour, makeUp: { area: makeUp, colour } },
      ...{ isClose: true, below: null },
    }
  const isNear = place === 'face'
  return {
    ...{ cloth: isNear ? colour : companion.colour, makeUp: null, isClose: false },
    below: isNear ? null : colour,
  }
}

/** A product's shades by its name, for women (specification §6). */
export function shadeGroups(
  products: ReadonlyArray<Product>,
  gender: Gender,
  language: Language,
): ReadonlyArray<{ readonly name: string; readonly shades: ReadonlyArray<Required<Shade>> }> {
  const textOf = inLanguage(language)
  return products.flatMap((product) => {
    const makeUp = makeUpByCategory.get(product.category)
    if (gender === 'MEN' || makeUp === undefined || !('shades' in product)) return []
    const shades = product.shades.map(({ name, colour }) => ({
      colour,
      shade: { name: textOf(name).text, makeUp },
    }))
    return [{ name: textOf(product.name).text, shades }]
  })
}

type Shade = Pick<AskedColour, 'colour' | 'shade'>

/** The page of a colour, as its address tells. */
export interface ColourPage {
  /** Without leading zeros. */
  readonly code: string
  readonly diagnosis: Diagnosis
  /** Null if the address does not contain a colour. */
  readonly colour: HexColour | null
}

/** Left: the code is invalid. */
export function colourPage(
  code: string,
  colour: string,
): E.Either<ResultCodeError | ResultAddressError, ColourPage> {
  const decoded = HexColour.decode(colour)
  return pipe(
    shownResult(code),
    E.map((diagnosis) => ({
      code: canonicalCode(code),
      diagnosis,
      colour: E.isRight(decoded) ? decoded.right : null,
    })),
  )
}

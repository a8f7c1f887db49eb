import * as E from 'fp-ts/lib/Either.js'
import type { Base62Error } from './base62.js'
import { base62 } from './base62.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { faceTypes, seasons } from '../diagnosis/vocabulary.js'
import { faceTypeOrFallback } from '../diagnosis/diagnosis.js'
import type { FaceTypeAnalysis, Trait } from '../diagnosis/level.js'
import { levelCounts, traits } from '../diagnosis/level.js'
import type { Season } from '../diagnosis/vocabulary.js'

export type ResultCodeError =
  | Base62Error
  | { readonly _tag: 'TooManyBits'; readonly max: number }
  | { readonly _tag: 'UnknownFaceType'; readonly index: number }
  | { readonly _tag: 'LevelOutOfRange'; readonly trait: Trait; readonly index: number }
  | { readonly _tag: 'PercentagesOver100'; readonly sum: number }

export type ResultAddressError = { readonly _tag: 'NoCodeInAddress'; readonly address: string }

/** Reads and writes one place of a bit field. */
interface BitPlace {
  /** The number to add to the packed number for a value. The value must fit the width; it is not masked. */
  readonly put: (value: number) => number
  readonly get: (packed: number) => number
}

const bitPlace = (offset: number, width: number): BitPlace => {
  // Bitwise operators are limited to 32 bits; a division by a power of two is exact.
  const scale = 2 ** offset
  const mask = 2 ** width - 1
  return {
    put: (value) => value * scale,
    get: (packed) => Math.floor(packed / scale) & mask,
  }
}

/**
 * Packs small natural numbers into one number of at most 53 bits, the first in the lowest bits. The packed number is
 * the sum of the `put` values.
 *
 * @param widths the bits of each place, at most 31, in order; names must not look like array indices, which objects
 * list first
 */
const bitField = <Name extends string>(widths: Readonly<Record<Name, number>>) => {
  let bits = 0
  const places = {} as Record<Name, BitPlace>
  for (const name in widths) {
    places[name] = bitPlace(bits, widths[name])
    bits += widths[name]
  }
  return { bits, places: places as Readonly<Record<Name, BitPlace>> } as const
}

/** The fields of the code, lowest first, with their widths in bits (specification §3). */
const { bits, places } = bitField({
  faceType: 4,
  season: 2,
  isMan: 1,
  faceLine: 3,
  eyebrowAngle: 3,
  eyeVerticalLength: 3,
  mouthWidth: 2,
  noseRatio: 2,
  spring: 7,
  autumn: 7,
  winter: 7,
})

const encode = (d: Diagnosis): string => {
  const [faceLine, eyebrowAngle, eyeVerticalLength, mouthWidth, noseRatio] = d.faceTypeAnalysis
  const { spring, autumn, winter } = d.colorComposition
  return base62.encode(
    places.faceType.put(faceTypes.indexOf(d.faceType)) +
      places.season.put(seasons.indexOf(d.colorType)) +
      places.isMan.put(d.gender === 'MEN' ? 1 : 0) +
      places.faceLine.put(faceLine) +
      places.eyebrowAngle.put(eyebrowAngle) +
      places.eyeVerticalLength.put(eyeVerticalLength) +
      places.mouthWidth.put(mouthWidth) +
      places.noseRatio.put(noseRatio) +
      places.spring.put(spring) +
      places.autumn.put(autumn) +
      places.winter.put(winter),
  )
}

const decode = (code: string): E.Either<ResultCodeError, Diagnosis> => {
  const number = base62.decode(code)
  return E.isLeft(number) ? number : fromNumber(number.right)
}

const fromNumber = (n: number): E.Either<ResultCodeError, Diagnosis> => {
  if (n >= 2 ** bits) return E.left({ _tag: 'TooManyBits', max: bits })
  const index = places.faceType.get(n)
  const faceType = faceTypes[index]
  if (faceType === undefined) return E.left({ _tag: 'UnknownFaceType', index })
  const analysis = [
    places.faceLine.get(n),
    places.eyebrowAngle.get(n),
    places.eyeVerticalLength.get(n),
    places.mouthWidth.get(n),
    places.noseRatio.get(n),
  ] as const
  const trait = traits.find((_, row) => (analysis[row] ?? 0) >= (levelCounts[row] ?? 0))
  if (trait !== undefined)
    return E.left({ _tag: 'LevelOutOfRange', trait, index: analysis[traits.indexOf(trait)] ?? 0 })
  const spring = places.spring.get(n)
  const autumn = places.autumn.get(n)
  const winter = places.winter.get(n)
  const sum = spring + autumn + winter
  if (sum > 100) return E.left({ _tag: 'PercentagesOver100', sum })
  return E.right({
    faceType,
    colorType: seasons[places.season.get(n)] as Season,
    gender: places.isMan.get(n) === 1 ? 'MEN' : 'WOMEN',
    // Safe: each index was just checked against its own count.
    faceTypeAnalysis: analysis as unknown as FaceTypeAnalysis,
    colorComposition: { spring, summer: 100 - sum, autumn, winter },
  })
}

/**
 * The result's compact code, `string ⇄ Diagnosis`: base-62 digits of 41 bits (specification §3).
 *
 * Decoding is strict and reports the invalid part. It accepts leading zeros, which encoding never writes, and face
 * types that the gender is not shown (see `shownResult`).
 */
export const resultCode = { encode, decode } as const

/** Removes leading zeros, which decoding accepts, so that equal results have equal codes. */
export function canonicalCode(code: string): string {
  return code.startsWith('0') ? code.replace(/^0+(?=.)/, '') : code
}

/**
 * The result to show for a code, on the page, in the terminal and on a card. The codec accepts face types that
 * the code's gender is not shown; here they fall back (specification §5). Encoding such a result gives another
 * code. Words that programs write for a missing value are not results, although some decode: no code of ours reads so.
 */
export function shownResult(
  code: string,
): E.Either<ResultCodeError | ResultAddressError, Diagnosis> {
  return /^(?:null|nil|none|nan|undefined)$/i.test(code)
    ? E.left({ _tag: 'NoCodeInAddress', address: code })
    : E.map(shownDiagnosis)(resultCode.decode(code))
}

/** The diagnosis with the face type that visitors of its gender are shown. */
export function shownDiagnosis(diagnosis: Diagnosis): Diagnosis {
  const faceType = faceTypeOrFallback(diagnosis.gender)(diagnosis.faceType)
  return faceType === diagnosis.faceType ? diagnosis : { ...diagnosis, faceType }
}

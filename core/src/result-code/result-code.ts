import * as E from 'fp-ts/lib/Either.js'
import type { Base62Error } from './base62.js'
import { base62 } from './base62.js'
import { bitField } from './bit-field.js'
import type { Diagnosis } from '../diagnosis/diagnosis.js'
import { faceTypes } from '../diagnosis/face-type.js'
import type { FaceTypeAnalysis, Trait } from '../diagnosis/level.js'
import { levelCounts, traits } from '../diagnosis/level.js'
import type { Season } from '../diagnosis/season.js'
import { seasons } from '../diagnosis/season.js'

export type ResultCodeError =
  | Base62Error
  | { readonly _tag: 'TooManyBits'; readonly max: number }
  | { readonly _tag: 'UnknownFaceType'; readonly index: number }
  | { readonly _tag: 'LevelOutOfRange'; readonly trait: Trait; readonly index: number }
  | { readonly _tag: 'PercentagesOver100'; readonly sum: number }

// 41 bits are more than a bitwise operator takes, so the code is two fields, the first one lowest.
/** Face type, season, gender flag (1 = men), and the five level indices in the order of `traits`. */
const face = bitField([4, 2, 1, 3, 3, 3, 2, 2])
/** Spring, autumn and winter percent. */
const percentages = bitField([7, 7, 7])

const faceRange = 2 ** face.bits
const maxBits = face.bits + percentages.bits

const encode = (d: Diagnosis): string => {
  const [faceLine, eyebrowAngle, eyeLength, mouthWidth, noseRatio] = d.faceTypeAnalysis
  const { spring, autumn, winter } = d.colorComposition
  const low =
    face.put(0, faceTypes.indexOf(d.faceType)) |
    face.put(1, seasons.indexOf(d.colorType)) |
    face.put(2, d.gender === 'MEN' ? 1 : 0) |
    face.put(3, faceLine) |
    face.put(4, eyebrowAngle) |
    face.put(5, eyeLength) |
    face.put(6, mouthWidth) |
    face.put(7, noseRatio)
  const high = percentages.put(0, spring) | percentages.put(1, autumn) | percentages.put(2, winter)
  return base62.encode(high * faceRange + low)
}

const decode = (code: string): E.Either<ResultCodeError, Diagnosis> => {
  const number = base62.decode(code)
  return E.isLeft(number) ? number : fromNumber(number.right)
}

const fromNumber = (n: number): E.Either<ResultCodeError, Diagnosis> => {
  if (n >= 2 ** maxBits) return E.left({ _tag: 'TooManyBits', max: maxBits })
  const high = Math.floor(n / faceRange)
  const low = n - high * faceRange
  const faceType = faceTypes[face.get(0, low)]
  if (faceType === undefined) return E.left({ _tag: 'UnknownFaceType', index: face.get(0, low) })
  const analysis = [
    face.get(3, low),
    face.get(4, low),
    face.get(5, low),
    face.get(6, low),
    face.get(7, low),
  ] as const
  const trait = traits.find((_, row) => (analysis[row] ?? 0) >= (levelCounts[row] ?? 0))
  if (trait !== undefined)
    return E.left({ _tag: 'LevelOutOfRange', trait, index: analysis[traits.indexOf(trait)] ?? 0 })
  const spring = percentages.get(0, high)
  const autumn = percentages.get(1, high)
  const winter = percentages.get(2, high)
  const sum = spring + autumn + winter
  if (sum > 100) return E.left({ _tag: 'PercentagesOver100', sum })
  return E.right({
    faceType,
    colorType: seasons[face.get(1, low)] as Season,
    gender: face.get(2, low) === 1 ? 'MEN' : 'WOMEN',
    // Each index was just checked against its own count.
    faceTypeAnalysis: analysis as unknown as FaceTypeAnalysis,
    colorComposition: { spring, summer: 100 - sum, autumn, winter },
  })
}

/**
 * The result's compact code, `string ⇄ Diagnosis`: base-62 digits of 41 bits (specification §3).
 *
 * Decoding is strict and says which part is wrong; it accepts leading zeros, and encoding never
 * writes them. A face type that is not shown to the code's gender decodes: see `fallback`.
 */
export const resultCode = { encode, decode } as const

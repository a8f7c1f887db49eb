import * as O from 'fp-ts/lib/Option.js'
import { fixedIn, textIn } from './profile-tags.js'

/** Maps a channel value to linear light, both 0 to 1. */
export type ToneCurve = (value: number) => number

/** The tone curve in a tag (ICC.1:2022, 10.6 and 10.18). None if it is truncated or of an unknown type. */
export const toneCurveIn = (tag: DataView): O.Option<ToneCurve> => {
  switch (textIn(tag, 0, 4)) {
    case 'curv':
      return sampledCurveIn(tag)
    case 'para':
      return parametricCurveIn(tag)
    default:
      return O.none
  }
}

/** 0 entries: linear. 1 entry: a gamma as u8Fixed8Number. More: samples with linear interpolation. */
const sampledCurveIn = (tag: DataView): O.Option<ToneCurve> => {
  const count = tag.byteLength < 12 ? Infinity : tag.getUint32(8)
  if (12 + 2 * count > tag.byteLength) return O.none
  if (count === 0) return O.some((x) => x)
  if (count === 1) {
    const gamma = tag.getUint16(12) / 256
    return O.some((x) => x ** gamma)
  }
  const sample = (n: number) => tag.getUint16(12 + 2 * Math.min(n, count - 1)) / 65_535
  return O.some((x) => {
    const place = x * (count - 1)
    const before = Math.floor(place)
    return sample(before) + (sample(before + 1) - sample(before)) * (place - before)
  })
}

/** Number of parameters of each function type, 0 to 4. */
const parameterCounts = [1, 3, 4, 5, 7] as const

const parametricCurveIn = (tag: DataView): O.Option<ToneCurve> => {
  const type = tag.byteLength < 12 ? 5 : tag.getUint16(8)
  const count = parameterCounts[type]
  if (count === undefined || 12 + 4 * count > tag.byteLength) return O.none
  const [g = 1, ...rest] = Array.from({ length: count }, (_, n) => fixedIn(tag, 12 + 4 * n))
  return O.some(parametric(type, g, rest))
}

/** A power function above a bound; below it a constant (types 1 and 2) or linear (types 3 and 4). */
const parametric = (type: number, g: number, rest: ReadonlyArray<number>): ToneCurve => {
  const [a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = rest
  switch (type) {
    case 0:
      return (x) => x ** g
    case 1:
    case 2:
      return (x) => (x >= -b / a ? (a * x + b) ** g + c : c)
    default:
      return (x) => (x >= d ? (a * x + b) ** g + e : c * x + f)
  }
}

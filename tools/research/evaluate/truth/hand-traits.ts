import type { Trait } from '@kaoiro/core/diagnosis'
import type { HandHairline } from '../records/records.js'
import { mean } from '../../../statistics/mean.js'

/** A point `[x, y]`, set by hand, in pixels of the photo. */
export type HandPoint = readonly [number, number]

/** The points per face in the Face Research Lab London Set. */
export const pointCount = 189

const pupils = [0, 1] as const
const noseBase = 55
const mouthCorners = [87, 93] as const
const chin = 129
const hairlineMiddle = [139, 140] as const
const jawPairs = [
  [125, 133],
  [126, 132],
  [127, 131],
] as const
const cheekPairs = [
  [109, 112],
  [110, 113],
] as const

const brows = [
  { ends: [71, 76], middle: [73, 74, 83, 84] },
  { ends: [77, 82], middle: [80, 79, 86, 85] },
] as const

const eyes = [
  {
    corners: [18, 22],
    lids: [
      [19, 28],
      [20, 29],
      [21, 30],
    ],
  },
  {
    corners: [23, 27],
    lids: [
      [24, 31],
      [25, 32],
      [26, 33],
    ],
  },
] as const

/** The five traits and the hairline of a face by its {@link pointCount} points, as tools/research/README.md defines them. */
export function byPoints(points: ReadonlyArray<HandPoint>): {
  readonly traits: Readonly<Record<Trait, number>>
  readonly hairline: HandHairline
} {
  const at = (index: number): HandPoint => points[index] ?? [NaN, NaN]
  const height = (...indices: ReadonlyArray<number>) => mean(indices.map((i) => at(i)[1]))
  const distance = ([from, to]: readonly [number, number]) =>
    Math.hypot(at(to)[0] - at(from)[0], at(to)[1] - at(from)[1])
  /** The height of a point above the line between two others, relative to the line's length. */
  const above =
    ([from, to]: readonly [number, number]) =>
    (index: number) => {
      const [[x0, y0], [x1, y1], [x, y]] = [at(from), at(to), at(index)]
      return ((y1 - y0) * (x - x0) - (x1 - x0) * (y - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2)
    }
  const [hairline, faceHeight] = [
    height(...hairlineMiddle),
    height(chin) - height(...hairlineMiddle),
  ]
  return {
    traits: {
      faceLine: mean(jawPairs.map(distance)) / (height(chin) - height(...pupils)),
      eyebrowAngle: mean(brows.map(({ ends, middle }) => mean(middle.map(above(ends))))),
      eyeVerticalLength: mean(
        eyes.map(({ corners, lids }) => mean(lids.map(distance)) / distance(corners)),
      ),
      mouthWidth: distance(mouthCorners) / mean(cheekPairs.map(distance)),
      noseRatio: (height(chin) - height(noseBase)) / faceHeight,
    },
    hairline: { y: hairline, faceHeight },
  }
}

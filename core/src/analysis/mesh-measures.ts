import type { FaceView } from './head-frame.js'
import { distance, heightOver, mesh } from './landmarks.js'

/** One side's numbers in the mesh, as `@vladmandic/human` gives it: its irises stand the other way round. */
export interface Side {
  readonly iris: number
  readonly upperLid: number
  readonly lowerLid: number
  readonly outerCorner: number
  readonly innerCorner: number
  readonly browPeak: number
  readonly browInner: number
  readonly browOuter: number
}

/** The left side of the picture, then the right one. */
export const sides: readonly [Side, Side] = [
  {
    iris: 473,
    upperLid: 159,
    lowerLid: 145,
    outerCorner: 33,
    innerCorner: 133,
    browPeak: 105,
    browInner: 55,
    browOuter: 46,
  },
  {
    iris: 468,
    upperLid: 386,
    lowerLid: 374,
    outerCorner: 263,
    innerCorner: 362,
    browPeak: 334,
    browInner: 285,
    browOuter: 276,
  },
]

export const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const apart = ({ landmark }: FaceView, one: number, other: number): number =>
  distance(landmark(one), landmark(other))

/** Height of a brow's peak over the line between its ends, over that line's length. */
const meshArch = (view: FaceView, { browPeak, browInner, browOuter }: Side): number =>
  heightOver(view.landmark(browPeak), view.landmark(browInner), view.landmark(browOuter)) /
  apart(view, browInner, browOuter)

/**
 * What the mesh alone says of four traits, as the 55 portraits were measured: jaw 172–397 over the
 * face's width, arch of the brows, opening of the eyes over their width, mouth 61–291 over the face's
 * width. It pulls all of them towards the average.
 */
export const meshMeasures = (view: FaceView) => ({
  faceLine: apart(view, mesh.jawLeft, mesh.jawRight),
  eyebrowAngle: mean(sides.map((side) => meshArch(view, side))),
  eyeVerticalLength: mean(
    sides.map(
      ({ upperLid, lowerLid, outerCorner, innerCorner }) =>
        apart(view, upperLid, lowerLid) / apart(view, outerCorner, innerCorner),
    ),
  ),
  mouthWidth: apart(view, mesh.mouthLeft, mesh.mouthRight),
})

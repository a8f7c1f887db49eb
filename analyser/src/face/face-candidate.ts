import type { Dimensions } from '@kaoiro/core/photo/raster/dimensions'
import type { Box } from './face-box.js'

/** Side of BlazeFace's square input, in pixels (Bazarevsky et al. 2019). */
export const inputSize = 256

/** Where the model looks for faces: some anchors in each cell of a grid, rows from the top. */
export interface Grid {
  readonly side: number
  readonly anchors: number
  /** The model's outputs: for each anchor its score before the sigmoid, and sixteen numbers. */
  readonly outputs: readonly [scores: string, numbers: string]
}

export const grids: ReadonlyArray<Grid> = [
  { side: 16, anchors: 2, outputs: ['Identity', 'Identity_2'] },
  { side: 8, anchors: 6, outputs: ['Identity_1', 'Identity_3'] },
]

/** An anchor's numbers: the box's centre relative to the anchor, its size, and six points, x and y each. */
const numbersOfAnchor = 16
const noseTip = 4 + 2 * 2
const mouth = 4 + 2 * 3

/** What may be a face. */
export interface Candidate {
  readonly score: number
  readonly box: Box
  readonly tilt: number
}

/** -π to π. */
const normalised = (angle: number): number =>
  angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI))

/** The model's output for one anchor, in pixels of its input; the tilt is that in the photo. */
export const candidateAt = (
  { side, anchors }: Grid,
  index: number,
  score: number,
  numbers: Float32Array,
  photo: Dimensions,
): Candidate => {
  const number = (at: number) => numbers[index * numbersOfAnchor + at] ?? 0
  const cell = Math.floor(index / anchors)
  const anchorX = (inputSize / side) * ((cell % side) + 0.5)
  const anchorY = (inputSize / side) * (Math.floor(cell / side) + 0.5)
  // In single precision, as in the model's library.
  const x = Math.fround(number(0) + anchorX)
  const y = Math.fround(number(1) + anchorY)
  const [halfWidth, halfHeight] = [number(2) / 2, number(3) / 2]
  const across = (number(noseTip) - number(mouth)) * photo.width
  const up = (number(mouth + 1) - number(noseTip + 1)) * photo.height
  return {
    score,
    box: {
      left: Math.fround(x - halfWidth),
      top: Math.fround(y - halfHeight),
      right: Math.fround(x + halfWidth),
      bottom: Math.fround(y + halfHeight),
    },
    tilt: normalised(Math.PI / 2 - Math.atan2(up, across)),
  }
}

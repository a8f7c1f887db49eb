import type { Box } from './face-box.js'

/**
 * Side of the detector's square input, in pixels: half of what BlazeFace's model for faces at a distance was made for
 * (Bazarevsky et al. 2019). It has no layer that is bound to a size. A visitor's face fills half of the photo, and is
 * found more surely as one of the size that the model has learnt, for a quarter of the work.
 */
export const inputSize = 128

/** Where the model looks for faces: some anchors in each cell of a grid, rows from the top. */
export interface Grid {
  readonly side: number
  readonly anchors: number
  /** The model's nodes that say, for each anchor, its score before the sigmoid, and sixteen numbers. */
  readonly outputs: readonly [scores: string, numbers: string]
}

/** The last convolutions: what follows them only gives their outputs the shape that an input of 256 pixels has. */
const convolution = (index: number) =>
  `StatefulPartitionedCall/functional_1/conv2d_${index}/BiasAdd`

export const grids: ReadonlyArray<Grid> = [
  { side: inputSize / 16, anchors: 2, outputs: [convolution(33), convolution(35)] },
  { side: inputSize / 32, anchors: 6, outputs: [convolution(34), convolution(36)] },
]

/** An anchor's numbers: the box's centre relative to the anchor, its size, and six points, x and y each. */
const numbersOfAnchor = 16
const noseTip = 4 + 2 * 2
const mouth = 4 + 2 * 3

/** What may be a face, in pixels of the model's input. */
export interface Candidate {
  readonly score: number
  readonly box: Box
  /** How far the head is tilted clockwise, in radians, -π to π. */
  readonly tilt: number
}

const normalised = (angle: number): number =>
  angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI))

/** The model's output for one anchor. */
export const candidateAt = (
  { side, anchors }: Grid,
  index: number,
  score: number,
  numbers: Float32Array,
): Candidate => {
  const number = (at: number) => numbers[index * numbersOfAnchor + at] ?? 0
  const cell = Math.floor(index / anchors)
  const x = number(0) + (inputSize / side) * ((cell % side) + 0.5)
  const y = number(1) + (inputSize / side) * (Math.floor(cell / side) + 0.5)
  const [halfWidth, halfHeight] = [number(2) / 2, number(3) / 2]
  const across = number(noseTip) - number(mouth)
  const up = number(mouth + 1) - number(noseTip + 1)
  return {
    score,
    box: { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight },
    tilt: normalised(Math.PI / 2 - Math.atan2(up, across)),
  }
}

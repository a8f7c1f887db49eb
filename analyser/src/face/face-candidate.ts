import type { Box } from './face-box.js'

/**
 * Side of the detector's square input, in pixels. The full-range BlazeFace model accepts any size, and was trained for
 * twice this one (Bazarevsky et al. 2019). Visitors' faces fill much of the photo: at half the size, they are closer to
 * the size of the faces in the training. It also takes a quarter of the work.
 */
export const inputSize = 128

/** A grid of anchors, rows from the top. */
export interface Grid {
  readonly side: number
  readonly anchors: number
  /** Output nodes: each anchor's score before the sigmoid, and its sixteen numbers. */
  readonly outputs: readonly [scores: string, numbers: string]
}

/** The last convolutions; later nodes only reshape for an input of 256 pixels. */
const convolution = (index: number) =>
  `StatefulPartitionedCall/functional_1/conv2d_${index}/BiasAdd`

export const grids: ReadonlyArray<Grid> = [
  { side: inputSize / 16, anchors: 2, outputs: [convolution(33), convolution(35)] },
  { side: inputSize / 32, anchors: 6, outputs: [convolution(34), convolution(36)] },
]

/**
 * The numbers of an anchor: x and y of the box's centre relative to the anchor, its width and height, then x and y of
 * six points.
 */
const numbersOfAnchor = 16
const noseTip = 4 + 2 * 2
const mouth = 4 + 2 * 3

/** A possible face, in pixels of the model's input. */
export interface Candidate {
  readonly score: number
  readonly box: Box
  /** Clockwise tilt of the head in radians, -π to π. */
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

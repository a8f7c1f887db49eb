import type { Landmark, Landmarks, Point } from './landmarks.js'
import { pointAt } from './landmarks.js'
import { mirrorPairs, skinPoints } from './mesh.js'

/** A rectangle in a picture's pixels; it may extend beyond the picture. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function centreOf({ left, top, right, bottom }: Box) {
  return {
    x: left + (right - left) / 2,
    y: top + (bottom - top) / 2,
  }
}

export const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top)

/** Intersection over union of two boxes. */
export function overlapOf(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const shared = Math.max(0, width) * Math.max(0, height)
  return shared / (areaOf(one) + areaOf(other) - shared)
}

export function longerSide({ left, top, right, bottom }: Box): number {
  return Math.max(right - left, bottom - top)
}

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
export function candidateAt(
  { side, anchors }: Grid,
  index: number,
  score: number,
  numbers: Float32Array,
): Candidate {
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

/** A square in a photo's pixels, rotated clockwise by an angle in radians. */
export interface Square {
  readonly centre: Point
  readonly side: number
  readonly angle: number
}

/** Clockwise rotation of the line through the mirrored points, in radians. */
const rollOf = (mesh: Landmarks): number => {
  const skin = mirrorPairs.filter(([right]) => right < skinPoints)
  const sum = (along: 'x' | 'y') =>
    skin.reduce(
      (s, [right, left]) => s + pointAt(mesh, right)[along] - pointAt(mesh, left)[along],
      0,
    )
  return Math.atan2(sum('y'), sum('x'))
}

const range = (numbers: ReadonlyArray<number>) => {
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)]
  return { middle: (from + to) / 2, length: to - from }
}

/**
 * The upright square around a mesh.
 *
 * @param margin the side relative to the longer extent of the mesh
 */
export function squareOfMesh(mesh: Landmarks, margin: number): Square {
  const angle = rollOf(mesh)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const skin = mesh.slice(0, skinPoints)
  const across = range(skin.map(({ x, y }) => x * cosine + y * sine))
  const down = range(skin.map(({ x, y }) => y * cosine - x * sine))
  return {
    centre: {
      x: across.middle * cosine - down.middle * sine,
      y: across.middle * sine + down.middle * cosine,
    },
    side: margin * Math.max(across.length, down.length),
    angle,
  }
}

/** Maps an upright square of width `size` to the photo. */
export function fromSquare({ centre, side, angle }: Square, size: number) {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const scale = side / size
  return ({ x, y, z }: Landmark): Landmark => {
    const across = scale * (x - size / 2)
    const down = scale * (y - size / 2)
    return {
      x: centre.x + across * cosine - down * sine,
      y: centre.y + across * sine + down * cosine,
      z: scale * z,
    }
  }
}

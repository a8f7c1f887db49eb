import type { Landmark, Landmarks, Point } from '../src/face/landmarks.js'
import { meanHairline } from '../src/face/landmarks.js'
import { meshSize } from '../src/face/mesh.js'
import { halves } from './mesh-mirror.js'

/** The measures of a drawn face. Brows and eyes may differ between left and right. */
export interface DrawnShape {
  readonly faceLine: number
  readonly browLeft: number
  readonly browRight: number
  readonly eyeLeft: number
  readonly eyeRight: number
  readonly mouthWidth: number
  readonly noseRatio: number
}

export const meanShape: DrawnShape = {
  faceLine: 0.98,
  browLeft: 0.16,
  browRight: 0.16,
  eyeLeft: 0.35,
  eyeRight: 0.35,
  mouthWidth: 0.365,
  noseRatio: 0.335,
}

export interface Placement {
  readonly scale: number
  readonly roll: number
  readonly x: number
  readonly y: number
}

/** Half the height of the mesh, for a face of width 1. */
const half = 0.62

/** Height of the irises' centres. */
const irises = -0.12

/** The mean hairline of a face of width 1 around the origin. */
export const drawnHairline: Point = { x: 0, y: half - 2 * half * (1 + meanHairline) }

/** Distance from the hairline to the chin. */
const faceHeight = half - drawnHairline.y

/** Height of the line between the lips, and of the mouth's corners. */
const lips = 0.33

type Drawn = ReadonlyArray<readonly [index: number, x: number, y: number]>

const middle = (noseRatio: number): Drawn => [
  ...([10, 151, 9, 8, 168] as const).map((index, i) => {
    const heights = [-half, -0.5, -0.3, -0.2, -0.15]
    return [index, 0, heights[i] ?? 0] as const
  }),
  [1, 0, 0.12],
  [2, 0, half - noseRatio * faceHeight],
  [164, 0, 0.25],
  [0, 0, 0.29],
  [13, 0, lips],
  [14, 0, lips],
  [17, 0, 0.38],
  [200, 0, 0.48],
  [199, 0, 0.53],
  [152, 0, half],
]

const outline = (left: ReadonlyArray<number>, side: 1 | -1, faceLine: number): Drawn =>
  left.map((index, i): readonly [number, number, number] => {
    const jaw = faceLine * (half - irises)
    const widths = [1, 1, 1, jaw + 0.15, jaw + 0.03, jaw - 0.05, jaw - 0.13]
    const heights = [0, -0.1, 0.1, 0.2, 0.35, 0.42, 0.5]
    return [index, (side * (widths[i] ?? 0)) / 2, heights[i] ?? 0]
  })

/**
 * The points of a brow on the upper and the lower edge: inner end, two of the arch, and outer end. The arch's height is
 * measured from the lower corner of the inner end.
 */
const brow = (left: ReadonlyArray<number>, side: 1 | -1, arch: number): Drawn =>
  left.map((index, i) => {
    const [x = 0, rise = 0.01] =
      [[0.1], [0.2, 0.3 * arch], [0.3, 0.3 * arch], [0.4, 0]][i >> 1] ?? []
    return [index, side * x, -0.25 - rise + (i % 2 === 0 ? -0.01 : 0.01)]
  })

/** Horizontal positions along the lower lid, from the outer to the inner corner. The upper lid has them reversed. */
const lidPlaces = [0.35, 0.325, 0.3, 0.28, 0.24, 0.2, 0.175, 0.15, 0.13]

/** Distance between the lids at each position, relative to the mean of the three positions that are measured. */
const lidShares = [0, 0.4, 0.7, 0.85, 1.15, 1, 0.7, 0.4, 0]

const eye = (left: ReadonlyArray<number>, side: 1 | -1, opening: number): Drawn =>
  left.map((index, i) => {
    const at = i < 9 ? i : 16 - i
    const away = ((lidShares[at] ?? 0) * opening * 0.22) / 2
    return [index, side * (lidPlaces[at] ?? 0), -0.12 + (i < 9 ? away : -away)]
  })

const placesOnLip = [-0.12, -0.08, -0.04, 0.04, 0.08, 0.12]

/** The inner and the outer edge of the lower lip, without their middles. */
const lowerLip: Drawn = [
  ...[88, 178, 87, 317, 402, 318].map((index, i) => [index, placesOnLip[i] ?? 0, lips] as const),
  ...[91, 181, 84, 314, 405, 321].map((index, i) => [index, placesOnLip[i] ?? 0, 0.38] as const),
]

const bothSides: Drawn = [
  [50, -0.25, 0.08],
  [280, 0.25, 0.08],
  [101, -0.2, 0.12],
  [330, 0.2, 0.12],
  // The service's model numbers the irises like this: 468 is the right iris in the picture.
  [468, 0.24, irises],
  [473, -0.24, irises],
  [129, -0.1, 0.1],
  [358, 0.1, 0.1],
]

/** A flat frontal face of width 1 around the origin, in the mesh's numbering. */
export const drawnFace = (shape: DrawnShape): Landmarks => {
  const points: Array<Landmark> = Array.from({ length: meshSize }, () => ({ x: 0, y: 0, z: 0 }))
  for (const [index, x, y] of [
    ...middle(shape.noseRatio),
    ...outline([234, 127, 93, 58, 172, 136, 150], -1, shape.faceLine),
    ...outline([454, 356, 323, 288, 397, 365, 379], 1, shape.faceLine),
    ...brow(halves.left.brow, -1, shape.browLeft),
    ...brow(halves.right.brow, 1, shape.browRight),
    ...eye(halves.left.lids, -1, shape.eyeLeft),
    ...eye(halves.right.lids, 1, shape.eyeRight),
    ...([
      [61, -shape.mouthWidth / 2, lips],
      [291, shape.mouthWidth / 2, lips],
    ] as const),
    ...lowerLip,
    ...bothSides,
  ])
    points[index] = { x, y, z: 0 }
  return points
}

/** Places a point of the face of width 1 in the photo: rotated, scaled, shifted. */
export const placedPoint = ({ scale, roll, x, y }: Placement): ((point: Point) => Point) => {
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)]
  return (point) => ({
    x: x + scale * (point.x * cos - point.y * sin),
    y: y + scale * (point.x * sin + point.y * cos),
  })
}

export const placed = (landmarks: Landmarks, placement: Placement): Landmarks => {
  const place = placedPoint(placement)
  return landmarks.map((point) => {
    const { x, y } = place(point)
    return { x, y, z: placement.scale * point.z }
  })
}

import type { Landmarks, Point } from '@kaoiro/core/analysis/landmarks'
import { meshSize } from '@kaoiro/core/analysis/landmarks'

/** The measures that a drawn face has; brows and eyes may differ from side to side. */
export interface FaceShape {
  readonly faceLine: number
  readonly browLeft: number
  readonly browRight: number
  readonly eyeLeft: number
  readonly eyeRight: number
  readonly mouthWidth: number
  readonly noseRatio: number
}

/** The means of 55 portraits (docs/analysis.md). */
export const meanShape: FaceShape = {
  faceLine: 0.786,
  browLeft: 0.288,
  browRight: 0.288,
  eyeLeft: 0.378,
  eyeRight: 0.378,
  mouthWidth: 0.364,
  noseRatio: 0.3333,
}

export interface Placement {
  readonly scale: number
  readonly roll: number
  readonly x: number
  readonly y: number
}

/** Half the height of the mesh of a face of width 1. */
const half = 0.62

/** The hairline of a face of width 1 around the origin, at the usual place: 0.155 above the mesh. */
export const drawnHairline: Point = { x: 0, y: half - 2 * half * 1.155 }

/** The chin's distance from the hairline. */
const faceHeight = half - drawnHairline.y

const brow = (side: 1 | -1, arch: number): ReadonlyArray<Point> => [
  { x: 0.28 * side, y: -0.25 - arch * 0.3 },
  { x: 0.1 * side, y: -0.25 },
  { x: 0.4 * side, y: -0.25 },
]

const eye = (side: 1 | -1, opening: number): ReadonlyArray<Point> => [
  { x: 0.24 * side, y: -0.12 - opening * 0.11 },
  { x: 0.24 * side, y: -0.12 + opening * 0.11 },
  { x: 0.35 * side, y: -0.12 },
  { x: 0.13 * side, y: -0.12 },
]

const iris = (side: 1 | -1): ReadonlyArray<Point> => [
  { x: 0.24 * side, y: -0.12 },
  { x: 0.24 * side + 0.05, y: -0.12 },
  { x: 0.24 * side - 0.05, y: -0.12 },
]

/** A frontal face of width 1 around the origin, in the mesh's numbering. */
export const drawnFace = (shape: FaceShape): Landmarks => {
  const points: Array<Point> = Array.from({ length: meshSize }, () => ({ x: 0, y: 0 }))
  const put = (indices: ReadonlyArray<number>, at: ReadonlyArray<Point>) =>
    indices.forEach((index, n) => (points[index] = at[n] ?? { x: 0, y: 0 }))
  put(
    [10, 152],
    [
      { x: 0, y: -half },
      { x: 0, y: half },
    ],
  )
  put(
    [1, 2],
    [
      { x: 0, y: 0.12 },
      { x: 0, y: half - shape.noseRatio * faceHeight },
    ],
  )
  put(
    [234, 454],
    [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
  )
  put(
    [172, 397],
    [
      { x: -shape.faceLine / 2, y: 0.35 },
      { x: shape.faceLine / 2, y: 0.35 },
    ],
  )
  put(
    [61, 291],
    [
      { x: -shape.mouthWidth / 2, y: 0.33 },
      { x: shape.mouthWidth / 2, y: 0.33 },
    ],
  )
  put([105, 55, 46], brow(-1, shape.browLeft))
  put([334, 285, 276], brow(1, shape.browRight))
  put([159, 145, 33, 133], eye(-1, shape.eyeLeft))
  put([386, 374, 263, 362], eye(1, shape.eyeRight))
  // As the service's model numbers them: 468 is the picture's right iris.
  put([468, 469, 471], iris(1))
  put([473, 474, 476], iris(-1))
  put(
    [50, 280],
    [
      { x: -0.25, y: 0.08 },
      { x: 0.25, y: 0.08 },
    ],
  )
  put(
    [101, 330],
    [
      { x: -0.2, y: 0.12 },
      { x: 0.2, y: 0.12 },
    ],
  )
  put([151], [{ x: 0, y: -0.5 }])
  return points
}

/** A point of the face of width 1 in the photo: turned, enlarged, moved. */
export const placedPoint =
  ({ scale, roll, x, y }: Placement) =>
  (point: Point): Point => ({
    x: x + scale * (point.x * Math.cos(roll) - point.y * Math.sin(roll)),
    y: y + scale * (point.x * Math.sin(roll) + point.y * Math.cos(roll)),
  })

export const placed = (landmarks: Landmarks, placement: Placement): Landmarks =>
  landmarks.map(placedPoint(placement))

import type { Landmark, Landmarks, Point } from '../face/landmarks.js'
import { faceWidth, pointAt } from '../face/landmarks.js'
import { eyes, lowerAxis, mirrorPairs, upperAxis } from '../face/mesh.js'

/** Pose of a head, in radians. */
export interface Pose {
  /** Rotation to the side; 0 when facing the camera. */
  readonly yaw: number
  /**
   * Inclination of the line from forehead to chin. Near 0 for people looking straight ahead, depending on the
   * shape of the face.
   */
  readonly pitch: number
}

/** A mesh in face widths, x to the right of the picture, y down. */
export interface FrontalFace {
  /** A point of the mesh rotated to face the camera. */
  readonly point: (index: number) => Landmark
  /**
   * A point as the photo shows it, rotated upright but not towards the camera. For lengths that the mesh's depth spoils
   * (note 54).
   */
  readonly inPicture: (index: number) => Point
  readonly pose: Pose
}

type Vector = readonly [x: number, y: number, z: number]

const minus = (a: Landmark, b: Landmark): Vector => [a.x - b.x, a.y - b.y, a.z - b.z]

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

const scaled = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]

const unit = (a: Vector): Vector => scaled(a, 1 / Math.sqrt(dot(a, a)))

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

const sum = (vectors: ReadonlyArray<Vector>): Vector => vectors.reduce(plus, [0, 0, 0])

const meanOf = (landmarks: Landmarks, indices: ReadonlyArray<number>): Vector =>
  scaled(sum(indices.map((i) => minus(pointAt(landmarks, i), origin))), 1 / indices.length)

const origin: Landmark = { x: 0, y: 0, z: 0 }

const eyeCorners = eyes.flatMap(({ corners }) => corners)

/**
 * Removes the pose from a mesh using its depth: the line through mirrored points becomes horizontal and parallel
 * to the picture, and the midline vertical.
 */
export function frontalFace(landmarks: Landmarks): FrontalFace {
  const across = unit(
    sum(
      mirrorPairs.map(([right, left]) =>
        minus(pointAt(landmarks, right), pointAt(landmarks, left)),
      ),
    ),
  )
  const axis = plus(meanOf(landmarks, lowerAxis), scaled(meanOf(landmarks, upperAxis), -1))
  const down = unit(plus(axis, scaled(across, -dot(axis, across))))
  const forward = cross(across, down)
  const [x, y, z] = meanOf(landmarks, eyeCorners)
  const centre = { x, y, z }
  const width = faceWidth(landmarks)
  const fromCentre = (index: number) => scaled(minus(pointAt(landmarks, index), centre), 1 / width)
  const level = unit([across[0], across[1], 0])
  return {
    point: (index) => {
      const from = fromCentre(index)
      return { x: dot(from, across), y: dot(from, down), z: dot(from, forward) }
    },
    inPicture: (index) => {
      const [fromX, fromY] = fromCentre(index)
      return { x: fromX * level[0] + fromY * level[1], y: fromY * level[0] - fromX * level[1] }
    },
    pose: { yaw: Math.asin(across[2]), pitch: Math.asin(down[2]) },
  }
}

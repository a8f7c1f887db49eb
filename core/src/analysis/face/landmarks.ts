import { cheekbonePairs, mesh } from './mesh.js'

/** A landmark in pixels of the analysed photo, from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A point of the mesh, with its depth in the same pixels: smaller is nearer to the camera. */
export interface Landmark extends Point {
  readonly z: number
}

/** The 478 points of the face mesh with irises, in the mesh's usual numbering. */
export type Landmarks = ReadonlyArray<Landmark>

/** An iris measures 11.7 mm across in everybody, some 0.085 of a face's width: its radius in face widths. */
export const irisRadius = 0.043

const nowhere: Landmark = { x: 0, y: 0, z: 0 }

export const pointAt = (landmarks: Landmarks, index: number): Landmark =>
  landmarks[index] ?? nowhere

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The point a fraction of the way from one to another; beyond 1 it lies past the second. */
export const between = (from: Point, to: Point, fraction: number): Point => ({
  x: from.x + (to.x - from.x) * fraction,
  y: from.y + (to.y - from.y) * fraction,
})

/** The unit of all measures: the face's width at the cheekbones in pixels, whichever way the head is turned. */
export const faceWidth = (landmarks: Landmarks): number =>
  cheekbonePairs.reduce((sum, [right, left]) => {
    const [one, other] = [pointAt(landmarks, right), pointAt(landmarks, left)]
    return sum + Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z)
  }, 0) / cheekbonePairs.length

/**
 * How far the hairline lies above the mesh's topmost point, as a share of that point's height over the chin,
 * if no guide says: the mean of 381 generated faces whose hairline is seen, ± 0.026.
 */
export const meanHairline = 0.139

/** A point on the face's own axis, a share of the mesh's height above its topmost point. */
export const pointAboveMesh = (landmarks: Landmarks, share: number): Point =>
  between(pointAt(landmarks, mesh.chin), pointAt(landmarks, mesh.foreheadTop), 1 + share)

/** The hairline's point if no guide says. */
export const meanHairlinePoint = (landmarks: Landmarks): Point =>
  pointAboveMesh(landmarks, meanHairline)

/**
 * How far the nose's tip is off the middle between the mesh's points at the ears, along the line
 * through them: 0 straight on, ±1 before one of them. Some 1.3 times the tangent of the yaw, since the
 * tip stands 0.65 face widths before that line.
 */
export const faceTurn = (landmarks: Landmarks): number => {
  const left = pointAt(landmarks, mesh.faceLeft)
  const right = pointAt(landmarks, mesh.faceRight)
  const nose = pointAt(landmarks, mesh.noseTip)
  const [x, y] = [right.x - left.x, right.y - left.y]
  return (2 * ((nose.x - left.x) * x + (nose.y - left.y) * y)) / (x * x + y * y) - 1
}

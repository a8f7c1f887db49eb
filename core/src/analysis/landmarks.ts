import type { Hairline } from '../hairline.js'

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

export const meshSize = 478

/** The mesh's numbers of the points that the measures use. "Left" is the left of the picture. */
export const mesh = {
  foreheadTop: 10,
  chin: 152,
  noseTip: 1,
  noseBase: 2,
  faceLeft: 234,
  faceRight: 454,
  jawLeft: 172,
  jawRight: 397,
  mouthLeft: 61,
  mouthRight: 291,
} as const

const nowhere: Landmark = { x: 0, y: 0, z: 0 }

export const pointAt = (landmarks: Landmarks, index: number): Landmark =>
  landmarks[index] ?? nowhere

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** The point a fraction of the way from one to another; beyond 1 it lies past the second. */
export const between = (from: Point, to: Point, fraction: number): Point => ({
  x: from.x + (to.x - from.x) * fraction,
  y: from.y + (to.y - from.y) * fraction,
})

/** Distance of a point from the line through two others, in the same unit. */
export const heightOver = (point: Point, from: Point, to: Point): number =>
  Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) /
  distance(from, to)

/** The face's width in pixels, between the mesh's outermost points at the ears. */
export const faceWidth = (landmarks: Landmarks): number =>
  distance(pointAt(landmarks, mesh.faceLeft), pointAt(landmarks, mesh.faceRight))

/**
 * How far the hairline lies above the mesh's topmost point, as a share of that point's height over
 * the chin, where nobody has said: the classical canon of equal thirds puts the nose's base at 1/3 of
 * the face's height, and 55 portraits have it at 0.385 of the mesh's (docs/decisions/0006).
 */
export const usualHairline = 0.385 / (1 / 3) - 1

/** Beyond these shares the guide was not set to this face, and the usual place is the better guess. */
const plausible = { least: 0, most: 0.4 } as const

/** A point on the face's own axis, a share of the mesh's height above its topmost point. */
const aboveMesh = (landmarks: Landmarks, share: number): Point =>
  between(pointAt(landmarks, mesh.chin), pointAt(landmarks, mesh.foreheadTop), 1 + share)

/** The hairline's point where nobody has said. */
export const usualHairlinePoint = (landmarks: Landmarks): Point =>
  aboveMesh(landmarks, usualHairline)

/**
 * The hairline's point on the face's own axis, from the visitor's guide.
 *
 * @param height the photo's height in pixels
 */
export const hairlinePoint = (landmarks: Landmarks, hairline: Hairline, height: number): Point => {
  const chin = pointAt(landmarks, mesh.chin)
  const top = pointAt(landmarks, mesh.foreheadTop)
  const guide = (hairline / 100) * height
  const above = (chin.y - guide) / (chin.y - top.y) - 1
  return above >= plausible.least && above <= plausible.most
    ? aboveMesh(landmarks, above)
    : usualHairlinePoint(landmarks)
}

import type { Hairline } from '../../photo/hairline.js'
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

/** Beyond these shares the guide was not set to this face, and the usual place is the better guess. */
const plausible = { min: 0, max: 0.4 } as const

/** A point on the face's own axis, a share of the mesh's height above its topmost point. */
export const pointAboveMesh = (landmarks: Landmarks, share: number): Point =>
  between(pointAt(landmarks, mesh.chin), pointAt(landmarks, mesh.foreheadTop), 1 + share)

/** The hairline's point if no guide says. */
export const meanHairlinePoint = (landmarks: Landmarks): Point =>
  pointAboveMesh(landmarks, meanHairline)

/**
 * How much the guide counts beside the usual place: hairlines differ by 0.026 of the mesh's height, and a
 * finger sets the guide to some 1.6 % of the photo's height, 0.032 of a mesh that fills half of it; so
 * 0.026² / (0.026² + 0.032²).
 */
const guideWeight = 0.4

export interface ForeheadShare {
  /** Where the face ends at the top: so much of the mesh's height above its topmost point. */
  readonly share: number
  /** How far one percent of the photo's height moves it. */
  readonly perPercent: number
}

/**
 * The height of the forehead by the visitor's guide.
 *
 * @param height the photo's height in pixels
 */
export const foreheadShare = (
  landmarks: Landmarks,
  hairline: Hairline,
  height: number,
): ForeheadShare => {
  const chin = pointAt(landmarks, mesh.chin)
  const top = pointAt(landmarks, mesh.foreheadTop)
  const above = (chin.y - (hairline / 100) * height) / (chin.y - top.y) - 1
  const isPlausible = above >= plausible.min && above <= plausible.max
  return isPlausible
    ? {
        share: meanHairline + guideWeight * (above - meanHairline),
        perPercent: (guideWeight * height) / 100 / (chin.y - top.y),
      }
    : { share: meanHairline, perPercent: 0 }
}

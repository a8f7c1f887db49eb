import * as O from 'fp-ts/lib/Option.js'
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
 * How far each witness of the hairline is off, as standard deviations in shares of the mesh's height. Hairlines
 * differ by `usual`. A finger sets the guide to some 1.6 % of the photo's height, of which the mesh fills half.
 * What the pixels show stays within 0.003 from photo to photo of one face; how far it is from what a person
 * would call the hairline is the rest.
 */
const deviations = { usual: 0.026, guide: 0.032, seen: 0.01 } as const

const precision = (deviation: number): number => deviation ** -2

export interface ForeheadShare {
  /** Where the face ends at the top: so much of the mesh's height above its topmost point. */
  readonly share: number
  /** How far one percent of the guide, of the photo's height, moves it; 0 if the guide was not used. */
  readonly perPercent: number
  /** Whether neither the guide nor the pixels tell, and the usual place was taken. */
  readonly isGuessed: boolean
}

/**
 * The height of the forehead by the visitor's guide and by where hair is seen to begin, each weighed by its error
 * beside the usual place.
 *
 * @param seen where the pixels show the hairline
 * @param height the photo's height in pixels
 */
export const foreheadShare = (
  landmarks: Landmarks,
  guide: Hairline,
  seen: O.Option<Hairline>,
  height: number,
): ForeheadShare => {
  const chin = pointAt(landmarks, mesh.chin)
  const top = pointAt(landmarks, mesh.foreheadTop)
  const shareAt = (hairline: Hairline) =>
    (chin.y - (hairline / 100) * height) / (chin.y - top.y) - 1
  const isPlausible = (share: number) => share >= plausible.min && share <= plausible.max
  const weighed = (share: number, deviation: number) => ({
    share: isPlausible(share) ? share : meanHairline,
    weight: isPlausible(share) ? precision(deviation) : 0,
  })
  const byGuide = weighed(shareAt(guide), deviations.guide)
  const bySeen = weighed(O.isSome(seen) ? shareAt(seen.value) : NaN, deviations.seen)
  const total = precision(deviations.usual) + byGuide.weight + bySeen.weight
  const moved = [byGuide, bySeen].reduce(
    (sum, { share, weight }) => sum + (weight / total) * (share - meanHairline),
    0,
  )
  return {
    share: meanHairline + moved,
    perPercent: ((byGuide.weight / total) * height) / 100 / (chin.y - top.y),
    isGuessed: byGuide.weight + bySeen.weight === 0,
  }
}

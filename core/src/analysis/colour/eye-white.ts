import type { Pixels } from '../../photo/raster/pixels.js'
import type { Landmarks, Point } from '../face/landmarks.js'
import { distance, faceWidth, irisRadius, pointAt } from '../face/landmarks.js'
import { eyes, mesh } from '../face/mesh.js'
import type { LightLog } from './light-log.js'
import { lightAt, luminance } from './light-log.js'
import { medianColour } from '../statistics/quantile.js'

/** The lids shade what is near them, and a JPEG's colours run over four pixels. */
const acrossEye = 0.9
const downEye = 0.75

/** In radii of the iris: beyond its blurred edge. */
const clearOfIris = 1.2

/** The share of the places taken: the whitest, for lashes, vessels and lids lie among them. */
const whitest = 0.25

/** Fewer places than this show no white. */
const minPlaces = 8

/** Whether a place lies within a polygon, by the crossings of a ray to the right (Shimrat 1962). */
const isWithin = (x: number, y: number, corners: ReadonlyArray<Point>): boolean =>
  corners.reduce((inside, a, i) => {
    const b = corners[(i + corners.length - 1) % corners.length] ?? a
    const crosses = a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
    return crosses ? !inside : inside
  }, false)

/** The opening between the lids, narrowed about its middle along the face's own axes. */
const openingOf = (landmarks: Landmarks, lids: ReadonlyArray<number>): ReadonlyArray<Point> => {
  const points = lids.map((index) => pointAt(landmarks, index))
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  }
  const [right, left] = [pointAt(landmarks, mesh.faceRight), pointAt(landmarks, mesh.faceLeft)]
  const length = distance(right, left)
  const [cosine, sine] = [(right.x - left.x) / length, (right.y - left.y) / length]
  return points.map(({ x, y }) => {
    const across = acrossEye * ((x - middle.x) * cosine + (y - middle.y) * sine)
    const down = downEye * ((y - middle.y) * cosine - (x - middle.x) * sine)
    return {
      x: middle.x + across * cosine - down * sine,
      y: middle.y + across * sine + down * cosine,
    }
  })
}

/**
 * Bright, and bluer than its surroundings, as the white of an eye is beside skin and lashes. Another light
 * adds the same to all, so the order stays.
 */
const whiteness = (colour: LightLog): number => luminance(colour) + 0.7 * (colour.blue - colour.red)

const placesOf = (
  landmarks: Landmarks,
  { iris, lids }: (typeof eyes)[number],
): ReadonlyArray<Point> => {
  const opening = openingOf(landmarks, lids)
  const centre = pointAt(landmarks, iris)
  const radius = clearOfIris * irisRadius * faceWidth(landmarks)
  const xs = opening.map(({ x }) => x)
  const ys = opening.map(({ y }) => y)
  const places: Array<Point> = []
  for (let y = Math.ceil(Math.min(...ys)); y <= Math.max(...ys); y++)
    for (let x = Math.ceil(Math.min(...xs)); x <= Math.max(...xs); x++)
      if (Math.hypot(x - centre.x, y - centre.y) > radius && isWithin(x, y, opening))
        places.push({ x, y })
  return places
}

/** The places of both eyes' white. */
export const eyeWhitePlaces = (landmarks: Landmarks): ReadonlyArray<Point> =>
  eyes.flatMap((eye) => placesOf(landmarks, eye))

const whiteOf = (pixels: Pixels, places: ReadonlyArray<Point>): LightLog | undefined => {
  const colours = places.flatMap(({ x, y }) => lightAt(pixels, x, y) ?? [])
  if (colours.length < minPlaces) return undefined
  const white = colours
    .map((colour) => ({ colour, rank: whiteness(colour) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, Math.ceil(whitest * colours.length))
  return medianColour(white.map(({ colour }) => colour))
}

/** The white of each eye that is open enough, left and right in the picture. */
export const eyeWhites = (
  pixels: Pixels,
  landmarks: Landmarks,
): ReadonlyArray<LightLog | undefined> =>
  eyes.map((eye) => whiteOf(pixels, placesOf(landmarks, eye)))

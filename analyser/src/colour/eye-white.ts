import type { Pixels } from '@kaoiro/core/photo'
import type { Landmarks, Point } from '../face/landmarks.js'
import { distance, faceWidth, irisRadius, pointAt } from '../face/landmarks.js'
import { eyes, mesh } from '../face/mesh.js'
import type { LightLog } from './light-log.js'
import { lightAround, luminance } from './light-log.js'
import { interquartileMeanColour } from '../statistics/quantile.js'

/**
 * Factors that shrink the opening between the lids: the lids shade their surroundings, and JPEG chroma spreads over
 * four pixels.
 */
const acrossEye = 0.9
const downEye = 0.75

/** The minimum distance from the centre of the iris, in its radii: excludes the blurred edge of the iris. */
const clearOfIris = 1.2

/** The share of the pixels that is used: the whitest ones. The others may be lashes, vessels or lids. */
const whitest = 0.25

/** With fewer pixels, the white of an eye counts as not visible. */
const minPlaces = 8

/** Whether a point is inside a polygon (even-odd rule, Shimrat 1962). */
const isWithin = (x: number, y: number, corners: ReadonlyArray<Point>): boolean =>
  corners.reduce((inside, a, i) => {
    const b = corners[(i + corners.length - 1) % corners.length] ?? a
    const crosses = a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)
    return crosses ? !inside : inside
  }, false)

/** The opening between the lids, shrunk around its centre along the axes of the face. */
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
 * Ranks colours: high for bright and bluish ones, such as the sclera next to skin and lashes. Another light adds the
 * same constant to all values, so the ranking stays the same.
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

/** Radius of the area that is read around each point, in face widths: lashes and vessels are thinner. */
const grain = 0.02

const whiteOf = (
  pixels: Pixels,
  places: ReadonlyArray<Point>,
  radius: number,
): LightLog | undefined => {
  const colours = places.flatMap((place) => lightAround(pixels, place, radius) ?? [])
  if (colours.length < minPlaces) return undefined
  const white = colours
    .map((colour) => ({ colour, rank: whiteness(colour) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, Math.ceil(whitest * colours.length))
  return interquartileMeanColour(white.map(({ colour }) => colour))
}

/** The whites of the left and the right eye in the picture; undefined for an eye that is not open wide enough. */
export function eyeWhites(
  pixels: Pixels,
  landmarks: Landmarks,
): ReadonlyArray<LightLog | undefined> {
  return eyes.map((eye) => whiteOf(pixels, placesOf(landmarks, eye), grain * faceWidth(landmarks)))
}

import type { Pixels } from '@kaoiro/core/photo'
import type { Landmarks, Point } from '../face/landmarks.js'
import { faceWidth, irisRadius, pointAt, between } from '../face/landmarks.js'
import { mesh, lowerLipPairs } from '../face/mesh.js'
import type { LightLog } from './light-log.js'
import { lightAround, lightAt, luminance } from './light-log.js'
import { interquartileMeanColour } from '../statistics/quantile.js'

/**
 * Points of an iris between the pupil and the outer edge, in radii of the iris. They are at the sides and below,
 * because the upper lid shades the top.
 */
const ring = [0.5, 0.58, 0.66, 0.74, 0.82].flatMap((distance) =>
  [-10, 5, 20, 35, 50, 130, 145, 160, 175, 190].map((degrees) => ({
    x: distance * Math.cos((degrees * Math.PI) / 180),
    y: distance * Math.sin((degrees * Math.PI) / 180),
  })),
)

export function irisPlaces(landmarks: Landmarks): ReadonlyArray<Point> {
  const radius = irisRadius * faceWidth(landmarks)
  return [mesh.irisLeft, mesh.irisRight].flatMap((iris) => {
    const centre = pointAt(landmarks, iris)
    return ring.map(({ x, y }) => ({ x: centre.x + x * radius, y: centre.y + y * radius }))
  })
}

/** Radius of the area that is read around each point, in face widths: a quarter of the iris. */
const grain = 0.012

/** The share of the pixels that is used: not the lightest fifth, which may be a highlight or the sclera. */
const kept = 0.8

/** The colour of both irises; undefined if neither is in the photo. */
export function irisSample(pixels: Pixels, landmarks: Landmarks): LightLog | undefined {
  const radius = grain * faceWidth(landmarks)
  const colours = irisPlaces(landmarks).flatMap((place) => lightAround(pixels, place, radius) ?? [])
  if (colours.length === 0) return undefined
  const darker = [...colours]
    .sort((a, b) => luminance(a) - luminance(b))
    .slice(0, Math.ceil(kept * colours.length))
  return interquartileMeanColour(darker)
}

/** Positions between the inner edge (0) and the outer edge (1) of the lower lip. */
const shares = [0.2, 0.275, 0.35, 0.425, 0.5, 0.575, 0.65, 0.725, 0.8]

/** The inner and outer edge at each pair of landmarks, and midway between two pairs. */
const lipColumns = (landmarks: Landmarks): ReadonlyArray<readonly [Point, Point]> => {
  const columns = lowerLipPairs.map(
    ([inner, outer]) => [pointAt(landmarks, inner), pointAt(landmarks, outer)] as const,
  )
  const midway = columns.slice(1).map(([inner, outer], i) => {
    const [previousInner, previousOuter] = columns[i] ?? [inner, outer]
    return [between(previousInner, inner, 0.5), between(previousOuter, outer, 0.5)] as const
  })
  return [...columns, ...midway]
}

const lipPlaces = (landmarks: Landmarks): ReadonlyArray<Point> =>
  lipColumns(landmarks).flatMap(([inner, outer]) =>
    shares.map((share) => between(inner, outer, share)),
  )

/** The colour of the lower lip; undefined if it is outside the photo. */
export function lipSample(pixels: Pixels, landmarks: Landmarks): LightLog | undefined {
  const colours = lipPlaces(landmarks).flatMap(({ x, y }) => lightAt(pixels, x, y) ?? [])
  return colours.length === 0 ? undefined : interquartileMeanColour(colours)
}

import type { Pixels } from '@kaoiro/core/photo'
import type { Landmarks, Point } from '../face/landmarks.js'
import { between, distance, faceWidth, pointAt, meanHairlinePoint } from '../face/landmarks.js'
import { mesh } from '../face/mesh.js'
import type { LightLog } from './light-log.js'
import { apart, lightAt } from './light-log.js'
import { interquartileMeanColour } from '../statistics/quantile.js'

/** Heights of the sampled rows, on a scale from the chin (0) to the mean hairline (1). */
const heights = [1.03, 1.05, 1.07, 1.09, 1.11, 1.13, 1.15, 1.17]

/** Columns across the forehead, in face widths from the middle. */
const across = [
  -0.28, -0.24, -0.2, -0.16, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.24, 0.28,
]

/** Minimum colour distances of hair from skin and from the background. Pixels closer than that could be either. */
const unlikeSkin = 0.35
const unlikeBackground = 0.3

/** With a smaller share of hair among the points, the hair counts as not visible. */
const minHairShare = 0.15

/** The points searched for hair: rows across the face above the mean hairline. */
const hairPlaces = (landmarks: Landmarks): ReadonlyArray<Point> => {
  const chin = pointAt(landmarks, mesh.chin)
  const hairline = meanHairlinePoint(landmarks)
  const left = pointAt(landmarks, mesh.faceLeft)
  const right = pointAt(landmarks, mesh.faceRight)
  const width = distance(left, right)
  const scale = faceWidth(landmarks) / width
  const side = { x: scale * (right.x - left.x), y: scale * (right.y - left.y) }
  return heights.flatMap((height) => {
    const middle = between(chin, hairline, height)
    return across.map((x) => ({ x: middle.x + x * side.x, y: middle.y + x * side.y }))
  })
}

/** The corners of the searched places. */
export function hairArea(landmarks: Landmarks): ReadonlyArray<Point> {
  const places = hairPlaces(landmarks)
  const corners = [0, across.length - 1, places.length - 1, places.length - across.length]
  return corners.flatMap((at) => places[at] ?? [])
}

/**
 * The hair's colour; undefined if no hair is visible above the forehead. Ignores the visitor's guide: if it were
 * set too high, the background would be taken for hair.
 *
 * @param skin the skin's colour in the same light
 * @param background the colour next to the head
 */
export function hairSample(
  pixels: Pixels,
  landmarks: Landmarks,
  skin: LightLog,
  background: LightLog | undefined,
): LightLog | undefined {
  const crown = hairPlaces(landmarks).flatMap(({ x, y }) => lightAt(pixels, x, y) ?? [])
  const unlike = crown.filter((colour) => apart(colour, skin) > unlikeSkin)
  const hair =
    background === undefined
      ? unlike
      : unlike.filter((colour) => apart(colour, background) > unlikeBackground)
  const enough = (colours: ReadonlyArray<LightLog>) =>
    colours.length > 0 && colours.length >= minHairShare * crown.length
  if (enough(hair)) return interquartileMeanColour(hair)
  return enough(unlike) ? interquartileMeanColour(unlike) : undefined
}

import type { Pixels } from '../../photo/raster/pixels.js'
import type { Landmarks, Point } from '../face/landmarks.js'
import { between, distance, faceWidth, pointAt, meanHairlinePoint } from '../face/landmarks.js'
import { mesh } from '../face/mesh.js'
import type { LightLog } from './light-log.js'
import { apart, lightAt } from './light-log.js'
import { interquartileMeanColour } from '../statistics/quantile.js'

/** Above the usual hairline, in shares of the face's height over the chin. */
const heights = [1.03, 1.05, 1.07, 1.09, 1.11, 1.13, 1.15, 1.17]

/** Across the forehead, in face widths from its middle. */
const across = [
  -0.28, -0.24, -0.2, -0.16, -0.12, -0.08, -0.04, 0, 0.04, 0.08, 0.12, 0.16, 0.2, 0.24, 0.28,
]

/** Nearer to the skin's or the background's colour than this, a pixel may be either. */
const unlikeSkin = 0.35
const unlikeBackground = 0.3

/** Fewer of the places than this are no head of hair. */
const minHairShare = 0.15

/** All places that hair is looked for at: on lines across the face, above the usual hairline. */
export const hairPlaces = (landmarks: Landmarks): ReadonlyArray<Point> => {
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

/**
 * The hair's colour; undefined if none is seen above the forehead. Not by the visitor's guide: set too
 * high, it would make hair of the background.
 *
 * @param skin the skin's colour in the same light
 * @param background the colour beside the head
 */
export const hairSample = (
  pixels: Pixels,
  landmarks: Landmarks,
  skin: LightLog,
  background: LightLog | undefined,
): LightLog | undefined => {
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

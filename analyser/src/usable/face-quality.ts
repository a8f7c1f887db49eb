import * as O from 'fp-ts/lib/Option.js'
import type { Dimensions, Pixels, Region } from '@kaoiro/core/photo'
import type { LightMeasures, TintBounds } from '../photo/quality/light.js'
import { isDark, isTinted, measureLight } from '../photo/quality/light.js'
import { minSharpness } from '../photo/quality/quality.js'
import { measureSharpness } from '../photo/quality/sharpness.js'
import type { Reason } from '@kaoiro/core/diagnosis'
import { eyeWhites } from '../colour/eye-white.js'
import { meanLight } from '../colour/light-log.js'
import type { Landmarks, Point } from '../face/landmarks.js'
import { faceWidth, pointAt } from '../face/landmarks.js'
import { eyes, skinPoints } from '../face/mesh.js'

/** The bounding box of the points, clipped to the photo. */
const regionAround = (points: ReadonlyArray<Point>, { width, height }: Dimensions): Region => ({
  left: Math.max(0, Math.floor(Math.min(...points.map(({ x }) => x)))),
  top: Math.max(0, Math.floor(Math.min(...points.map(({ y }) => y)))),
  right: Math.min(width, Math.ceil(Math.max(...points.map(({ x }) => x)))),
  bottom: Math.min(height, Math.ceil(Math.max(...points.map(({ y }) => y)))),
})

/** The rectangle around a face; `none` if the whole face is outside the photo. */
export function faceRegion(landmarks: Landmarks, size: Dimensions): O.Option<Region> {
  const region = regionAround(landmarks.slice(0, skinPoints), size)
  return region.left < region.right && region.top < region.bottom ? O.some(region) : O.none
}

/** Luma of the white of the eye, in the lighter eye. */
const whiteOfTheEye = (pixels: Pixels, landmarks: Landmarks): number =>
  Math.max(
    ...eyes.map(({ corners, lidPairs: [middles] }) => {
      const points = [...corners, ...middles].map((index) => pointAt(landmarks, index))
      return measureLight(pixels, regionAround(points, pixels)).lights
    }),
  )

/**
 * Bounds for skin of any depth, which has more red than blue, and less green than both. Skin under a lamp of 3000 K is
 * within them.
 */
const tintBounds: TintBounds = {
  minWarmth: -0.2,
  maxWarmth: 1.5,
  minGreenness: -0.25,
  maxGreenness: 0.3,
}

/**
 * Bounds for the whites of the eyes, in logarithms of linear light. Only light tints them beyond: tan, make-up and
 * red clothes tint no whites. 231 portraits without a cast have a warmth of 0 to 1.3 and a greenness of -0.42 to 0.02;
 * made-up casts that tint the face beyond its bounds have a warmth below -0.53 or above 2.1, or a greenness below -0.42
 * or above 0.44.
 */
const whiteBounds: TintBounds = {
  minWarmth: -0.5,
  maxWarmth: 2.1,
  minGreenness: -0.4,
  maxGreenness: 0.4,
}

/** Whether the light tints the face: the whites of the eyes agree, if they are visible. */
const isCast = (light: LightMeasures, pixels: Pixels, landmarks: Landmarks): boolean => {
  if (!isTinted(light, tintBounds)) return false
  const whites = eyeWhites(pixels, landmarks).flatMap((white) => white ?? [])
  if (whites.length === 0) return true
  const { red, green, blue } = meanLight(whites)
  return isTinted({ warmth: red - blue, greenness: green - (red + blue) / 2 }, whiteBounds)
}

/**
 * The maximum share of clipped pixels in a face; pixels that are also `blown` count three times. Fair skin that is half
 * a stop too bright has at most 0.79. Deep skin that is 2.4 stops too bright, with only the red clipped, has 0.88 and
 * more.
 */
const maxClipped = 0.84

/** The white of the eye exceeds this luma if it is clipped, but not under a lamp of 4000 K. */
const brightestEye = 251

/** The problem with the light on a face, if it makes the colours unusable. */
export function lightFault(pixels: Pixels, region: Region, landmarks: Landmarks): O.Option<Reason> {
  const light = measureLight(pixels, region)
  const white = whiteOfTheEye(pixels, landmarks)
  // Deep skin in good light may be as dark as fair skin in the dark, but the white of the eye is not.
  if (isDark({ ...light, lights: Math.max(light.lights, white) })) return O.some('too-dark')
  if (isCast(light, pixels, landmarks)) return O.some('colour-cast')
  return isFaceOverexposed(light, white) ? O.some('too-bright') : O.none
}

const isFaceOverexposed = ({ blown, clipped }: LightMeasures, white: number): boolean =>
  clipped + 2 * blown > maxClipped && white > brightestEye

/** Cells across a face, so that details below 2 % of its width are ignored. */
const cells = 48

export function isFaceBlurred(pixels: Pixels, region: Region, landmarks: Landmarks): boolean {
  return measureSharpness(pixels, region, faceWidth(landmarks) / cells) < minSharpness
}

/**
 * Least width of a face in pixels. London's portraits reduced to faces of 56 pixels and enlarged again keep their type in
 * 88 % and their season in 72 %, and lose up to 0.06 of a correlation with hands; with 40 pixels 69 and 65 %, and 0.11.
 */
export const narrowestInPixels = 48

/**
 * Least sharpness at 1/72 of the face: with 56 pixels or more, enlarged portraits of London and Canada have at least 0.033,
 * with 40 pixels 0.023 to 0.034.
 */
const enlarged = { cells: 72, sharpness: 0.03 } as const

/** Whether the photo was enlarged from one with a smaller face than `narrowestInPixels`. */
export function isFaceEnlarged(pixels: Pixels, region: Region, landmarks: Landmarks): boolean {
  return (
    measureSharpness(pixels, region, Math.max(1, faceWidth(landmarks) / enlarged.cells)) <
    enlarged.sharpness
  )
}

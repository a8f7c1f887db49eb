import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { isDark, measureLight } from '../photo/quality/light.js'
import type { Pixels } from '@kaoiro/core/photo'
import { wholePicture } from '@kaoiro/core/photo'
import { whyNoFace } from '../photo/quality/quality.js'
import type { Reason } from '@kaoiro/core/diagnosis'
import { isCovered } from './face-cover.js'
import {
  faceRegion,
  isFaceBlurred,
  isFaceEnlarged,
  lightFault,
  narrowestInPixels,
} from './face-quality.js'
import { isDrawn, leastSpread, tintSpread } from '../photo/quality/natural-colours.js'
import type { Landmarks, Point } from '../face/landmarks.js'
import { faceRoll, faceTurn, faceWidth, hasCoordinates, pointAt } from '../face/landmarks.js'
import { mesh, meshSize } from '../face/mesh.js'

/** The minimum width of a face, as a share of the photo's shorter side; smaller ones are in the background. */
const narrowestFace = 0.15

/**
 * The maximum of `faceTurn`, a yaw of about 22°. Drawn faces have less than 0.26 up to 10°, and more than 0.66 from
 * 30°.
 */
const maxTurned = 0.53

/** A roll of 45°: beyond it, the photo is more on its side than upright. */
const maxRoll = Math.PI / 4

/** The share of the mesh that may be outside the photo, such as an ear or part of the forehead. */
const maxOutside = 0.05

/** Why the photo does not contain the face from brow to chin; null if it does. */
const whyIncomplete = (face: Landmarks, { width, height }: Pixels): Reason | null => {
  const isInside = ({ x, y }: Point) => x >= 0 && y >= 0 && x < width && y < height
  const inside = face.filter(isInside).length
  if (inside === 0) return 'no-face'
  if (!isInside(pointAt(face, mesh.chin))) return 'chin-outside'
  return inside >= (1 - maxOutside) * meshSize ? null : 'off-centre'
}

/** The usable face of a photo, or the reason why there is not exactly one. */
export function usableFace(
  pixels: Pixels,
  faces: ReadonlyArray<Landmarks>,
): E.Either<Reason, Landmarks> {
  if (faces.length === 0) return E.left(whyNoFace(lightOf(pixels)))
  if (!faces.every(hasCoordinates)) return E.left('no-face')
  const min = Math.max(narrowestInPixels, narrowestFace * Math.min(pixels.width, pixels.height))
  const [face, ...others] = faces.filter((landmarks) => faceWidth(landmarks) >= min)
  if (face === undefined) return E.left('face-too-small')
  if (others.length > 0) return E.left('many-faces')
  const incomplete = whyIncomplete(face, pixels)
  if (incomplete !== null) return E.left(incomplete)
  if (Math.abs(faceRoll(face)) > maxRoll) return E.left('face-tilted')
  if (Math.abs(faceTurn(face)) > maxTurned) return E.left('face-turned')
  return O.match<Reason, E.Either<Reason, Landmarks>>(
    () => E.right(face),
    E.left,
  )(whyUseless(pixels, face))
}

const lightOf = (pixels: Pixels) => measureLight(pixels, wholePicture(pixels))

/**
 * The reason why a face is not usable, if any. Checks the amount of light first, since dark photos are also soft and
 * colourless. Checks colours last, since a mask may be coloured.
 */
const whyUseless = (pixels: Pixels, face: Landmarks): O.Option<Reason> => {
  const region = faceRegion(face, pixels)
  if (O.isNone(region)) return O.some('no-face')
  const fault = lightFault(pixels, region.value, face)
  if (O.isSome(fault) && fault.value === 'too-bright') return fault
  if (O.isSome(fault) && fault.value === 'too-dark')
    return O.some(isOnlyShaded(pixels, face) ? 'face-covered' : fault.value)
  if (isFaceBlurred(pixels, region.value, face)) return O.some('blurred')
  if (isFaceEnlarged(pixels, region.value, face)) return O.some('face-too-small')
  if (isCovered(pixels, face)) return O.some('face-covered')
  if (isDrawn(pixels, region.value)) return O.some('not-a-photo')
  return tintSpread(pixels, region.value) < leastSpread ? O.some('no-colour') : fault
}

/** Whether the face is dark only because it is covered: deep skin with sunglasses is dark even in a bright photo. */
const isOnlyShaded = (pixels: Pixels, face: Landmarks): boolean =>
  !isDark(lightOf(pixels)) && isCovered(pixels, face)

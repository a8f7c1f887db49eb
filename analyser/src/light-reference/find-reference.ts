import type { Pixels } from '@kaoiro/core/photo'
import type { ColourSamples, LightReference } from '../colour/colour-samples.js'
import { headFrame } from '../face/head-frame.js'
import type { Landmarks } from '../face/landmarks.js'
import type { CodeCorners } from './card-light.js'
import { cardLight } from './card-light.js'
import { whiteSheet } from './white-sheet.js'

/**
 * Finds white paper in the light of the face; undefined if there is none. A card that cannot be used may still be
 * found as a sheet.
 */
const findReference = (
  pixels: Pixels,
  landmarks: Landmarks,
  samples: ColourSamples,
  code: CodeCorners | undefined,
): LightReference | undefined => {
  const card = code && cardLight(pixels, code, samples)
  if (card !== undefined) return { kind: 'card', paper: card }
  const sheet = whiteSheet(pixels, headFrame(landmarks), samples)
  return sheet && { kind: 'sheet', paper: sheet }
}

/**
 * Adds the colour of white paper next to the face, if the photo shows any.
 *
 * @param code the corners of a light card's QR code, if the photo shows one
 */
export const withReference = (
  pixels: Pixels,
  landmarks: Landmarks,
  samples: ColourSamples,
  code: CodeCorners | undefined,
): ColourSamples => {
  const reference = findReference(pixels, landmarks, samples, code)
  return reference === undefined ? samples : { ...samples, reference }
}

import type { Pixels } from '@kaoiro/core/photo'
import type { ColourSamples, LightReference } from '../colour/colour-samples.js'
import { headFrame } from '../face/head-frame.js'
import type { Landmarks } from '../face/landmarks.js'
import type { CodeCorners } from './card-light.js'
import { cardLight } from './card-light.js'
import { mayShowCode } from './may-show-code.js'
import { minLuma } from './paper-light.js'
import { whiteSheet } from './white-sheet.js'

/** Finds the corners of a light card's QR code. */
export type FindCode = () => CodeCorners | undefined

/**
 * Finds white paper in the light of the face; undefined if there is none. A card that cannot be used may still be
 * found as a sheet.
 */
const findReference = (
  pixels: Pixels,
  landmarks: Landmarks,
  samples: ColourSamples,
  findCode: FindCode | undefined,
): LightReference | undefined => {
  const code = findCode && mayShowCode(pixels, minLuma(samples)) ? findCode() : undefined
  const card = code && cardLight(pixels, code, samples)
  if (card !== undefined) return { kind: 'card', paper: card }
  const sheet = whiteSheet(pixels, headFrame(landmarks), samples)
  return sheet && { kind: 'sheet', paper: sheet }
}

/**
 * Adds the colour of white paper next to the face, if the photo shows any.
 *
 * @param findCode called only if the photo may show a light card
 */
export function withReference(
  pixels: Pixels,
  landmarks: Landmarks,
  samples: ColourSamples,
  findCode?: FindCode,
): ColourSamples {
  const reference = findReference(pixels, landmarks, samples, findCode)
  return reference === undefined ? samples : { ...samples, reference }
}

import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Pixels } from '@kaoiro/core/photo'
import { measureSharpness } from '../photo/quality/sharpness.js'
import type { Landmarks } from '../face/landmarks.js'
import { faceWidth } from '../face/landmarks.js'
import { faceRegion } from '../usable/face-quality.js'

/** How finely a photo shows the face. */
export interface Detail {
  /** Width of the face, in pixels of the prepared photo. */
  readonly faceWidth: number
  /**
   * Share of detail at 1/144 of the face's width, 0 to 1 (`measureSharpness`). Enlarging a small photo adds pixels, but
   * none of this detail.
   */
  readonly sharpness: number
}

/** Three times as fine as the cells that show blur (face-quality.ts): 2 pixels of a face 288 pixels wide. */
const cells = 144

export const detailOf = (pixels: Pixels, landmarks: Landmarks): Detail => {
  const width = faceWidth(landmarks)
  const sharpness = pipe(
    faceRegion(landmarks, pixels),
    O.match(
      () => 0,
      (region) => measureSharpness(pixels, region, Math.max(1, width / cells)),
    ),
  )
  return { faceWidth: width, sharpness }
}

/**
 * The least detail of a sure photo. London's portraits have a sharpness of at least 0.077. Reduced until the face had
 * 160 pixels and enlarged again, they have 0.043 to 0.068, with 112 pixels 0.032 to 0.047, with 80 pixels at most 0.032.
 */
const least: Detail = { faceWidth: 120, sharpness: 0.04 }

/** So steep that photos with half as much detail again are hardly affected. */
const steepness = 4

/** How little detail a photo has: at least 1 if it has less than a sure photo. */
export const lackOfDetail = ({ faceWidth, sharpness }: Detail): number =>
  Math.max(least.faceWidth / Math.max(1, faceWidth), least.sharpness / Math.max(1e-3, sharpness)) **
  steepness

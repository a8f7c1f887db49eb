import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { findHairline } from '../face/find-hairline.js'
import { usableFace } from '../usable/usable-face.js'
import type { Hairline, Pixels } from '@kaoiro/core/photo'
import { mirrorInvariant } from '../photo/raster.js'
import type { FaceDetector } from '../face/face-detector.js'
import { checkFaces, mirroredCheck } from '../check/check-faces.js'
import type { FaceCheck } from '../check/face-check.js'
import * as E from 'fp-ts/lib/Either.js'
import type { Examination } from './analyse.js'
import { examine } from './analyse.js'
import { mirroredFeatures, mirroredOutline } from '@kaoiro/core/diagnosis'
import type { Norms } from '@kaoiro/core/norms'
import type { Reason, AnalysisRequest } from '@kaoiro/core/diagnosis'
import { cardCodeIn } from './card-code.js'

/**
 * Finds the hairline of the face that an analysis would measure; `none` without a usable face or a visible hairline.
 * The mirror image of a photo gives the same result.
 */
export const hairlineIn =
  (detectFaces: FaceDetector) =>
  async (pixels: Pixels): Promise<O.Option<Hairline>> => {
    const one = mirrorInvariant(pixels)
    const faces = await detectFaces(one)
    return pipe(
      O.fromEither(usableFace(one, faces)),
      O.flatMap((face) => findHairline(one, face)),
    )
  }

/** Checks the faces in a photo. The mirror image of a photo gives the same check with left and right exchanged. */
export const checkPixels =
  (detectFaces: FaceDetector) =>
  async (pixels: Pixels): Promise<FaceCheck> => {
    const one = mirrorInvariant(pixels)
    const check = checkFaces(one, await detectFaces(one))
    return one === pixels ? check : mirroredCheck(check, pixels.width)
  }

/**
 * Examines one photo; a photo and its mirror image give the same result.
 *
 * @param norms those of the place (default: the shipped ones)
 */
export type Examiner = (
  pixels: Pixels,
  request: AnalysisRequest,
  norms?: Norms,
) => Promise<E.Either<Reason, Examination>>

/** Combines a landmark model with core's analysis. */
export const examinerOver =
  (detectFaces: FaceDetector): Examiner =>
  async (pixels, request, norms) => {
    const one = mirrorInvariant(pixels)
    const examined = examine(one, await detectFaces(one), request, {
      norms,
      findCode: () => cardCodeIn(one),
    })
    return one === pixels ? examined : E.map(inMirror)(examined)
  }

/** The examination of the mirror image: only the places of the face differ. */
export function inMirror({ outline, features, ...examination }: Examination): Examination {
  return {
    ...examination,
    ...(outline === undefined ? {} : { outline: mirroredOutline(outline) }),
    ...(features === undefined ? {} : { features: mirroredFeatures(features) }),
  }
}

import * as E from 'fp-ts/lib/Either.js'
import type { Examination } from './analyse.js'
import { examine } from './analyse.js'
import { mirroredFeatures, mirroredOutline } from '@kaoiro/core/diagnosis'
import { mirrorInvariant } from '../photo/raster/mirror.js'
import type { Norms } from '@kaoiro/core/norms'
import type { Pixels } from '@kaoiro/core/photo'
import type { Reason, AnalysisRequest } from '@kaoiro/core/diagnosis'
import { cardCodeIn } from './card-code.js'
import type { FaceDetector } from '../face/face-detector.js'

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
export const inMirror = ({ outline, features, ...examination }: Examination): Examination => ({
  ...examination,
  ...(outline === undefined ? {} : { outline: mirroredOutline(outline) }),
  ...(features === undefined ? {} : { features: mirroredFeatures(features) }),
})

import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { findHairline } from '../face/find-hairline.js'
import { usableFace } from '../usable/usable-face.js'
import type { Hairline, Pixels } from '@kaoiro/core/photo'
import { mirrorInvariant } from '../photo/raster/mirror.js'
import type { FaceDetector } from '../face/face-detector.js'

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

import { checkFaces, mirroredCheck } from '../check/check-faces.js'
import type { FaceCheck } from '../check/face-check.js'
import { mirrorInvariant } from '../photo/raster/mirror.js'
import type { Pixels } from '@kaoiro/core/photo'
import type { FaceDetector } from '../face/face-detector.js'

/** Checks the faces in a photo. The mirror image of a photo gives the same check with left and right exchanged. */
export const checkPixels =
  (detectFaces: FaceDetector) =>
  async (pixels: Pixels): Promise<FaceCheck> => {
    const one = mirrorInvariant(pixels)
    const check = checkFaces(one, await detectFaces(one))
    return one === pixels ? check : mirroredCheck(check, pixels.width)
  }

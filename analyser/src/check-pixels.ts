import { checkFaces, mirroredCheck } from '@kaoiro/core/analysis/check/check-faces'
import type { FaceCheck } from '@kaoiro/core/analysis/check/face-check'
import { mirrorInvariant } from '@kaoiro/core/photo/raster/mirror'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { FaceDetector } from './face/face-detector.js'

/** Checks the faces in a photo. The mirror image of a photo gives the same check with left and right exchanged. */
export const checkPixels =
  (detectFaces: FaceDetector) =>
  async (pixels: Pixels): Promise<FaceCheck> => {
    const one = mirrorInvariant(pixels)
    const check = checkFaces(one, await detectFaces(one))
    return one === pixels ? check : mirroredCheck(check, pixels.width)
  }

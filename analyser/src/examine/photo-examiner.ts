import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { AnalysisRequest, Answer, Reason } from '@kaoiro/core/diagnosis'
import type { Norms } from '@kaoiro/core/norms'
import type { Hairline, Pixels } from '@kaoiro/core/photo'
import type { FaceRemark, UsableFace } from '../check/face-check.js'
import { facePlaceIn } from '../check/face-place.js'
import type { LightReference } from '../colour/colour-samples.js'
import type { FaceDetector } from '../face/face-detector.js'
import type { JpegDecoder } from '../photo/decode-jpeg.js'
import type { FacePlace } from '../photo/guide/frame.js'
import { mirrorInvariant } from '../photo/raster.js'
import { answerOf } from './analyse.js'
import { checkPixels, examinerOver, hairlineIn, inMirror } from './examiner.js'
import { oneAtATime, rememberLast } from './memory.js'

/** The answer to a photo, or why it is refused. */
export type PhotoAnswer = E.Either<Reason, Answer>

/** The result of checking a photo before its analysis. */
export interface Look {
  /**
   * Left: why the analysis would reject the photo. Right: remarks that make the answer less certain,
   * worst first.
   */
  readonly verdict: E.Either<Reason, ReadonlyArray<FaceRemark>>
  /** Detected hairline; null if it was not found. */
  readonly hairline: Hairline | null
}

const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i])

/**
 * `examine` analyses a prepared photo like the service, `look` only checks it, and `light` finds white paper in the light of its
 * face; `locate` finds the face in a frame of a camera.
 */
export interface PhotoExaminer {
  readonly examine: (
    jpeg: Uint8Array,
    request: AnalysisRequest,
    norms?: Norms,
  ) => Promise<PhotoAnswer>
  readonly look: (jpeg: Uint8Array) => Promise<Look>
  readonly light: (jpeg: Uint8Array, request: AnalysisRequest) => Promise<LightReference | null>
  readonly locate: (frame: Pixels) => Promise<FacePlace | null>
}

/** Checks the faces like an analysis. Uses the same detector, which remembers its last result. */
const lookWith =
  (detectFaces: FaceDetector, yieldToRequests: () => Promise<void>) =>
  async (pixels: Pixels): Promise<Look> => {
    await detectFaces(mirrorInvariant(pixels))
    await yieldToRequests()
    const { verdict } = await checkPixels(detectFaces)(pixels)
    await yieldToRequests()
    return {
      verdict: E.map(({ remarks }: UsableFace) => remarks)(verdict),
      hairline: O.toNullable(await hairlineIn(detectFaces)(pixels)),
    }
  }

const analysed = (photo: Pixels) => {
  const pixels = mirrorInvariant(photo)
  return { pixels, isMirrored: pixels !== photo }
}

/**
 * The check and the analysis share one decoding and one face detection per photo.
 *
 * @param yieldToRequests lets pending analyses go before the rest of a check
 */
export function photoExaminer(
  decode: JpegDecoder,
  detect: FaceDetector,
  yieldToRequests: () => Promise<void>,
): PhotoExaminer {
  // The photo or its mirror image, whichever is analysed. The same object for the same photo.
  const analysedOf = rememberLast(isSameBytes, async (jpeg) => E.map(analysed)(await decode(jpeg)))
  const detectFaces = rememberLast(Object.is, oneAtATime(detect))
  const examinePixels = examinerOver(detectFaces)
  const lookAt = lookWith(detectFaces, yieldToRequests)
  return {
    examine: async (jpeg, request, norms) => {
      const photo = await analysedOf(jpeg)
      if (E.isLeft(photo)) return photo
      const { pixels, isMirrored } = photo.right
      const examined = await examinePixels(pixels, request, norms)
      return E.map(answerOf)(isMirrored ? E.map(inMirror)(examined) : examined)
    },
    look: async (jpeg) => {
      const photo = await analysedOf(jpeg)
      return E.isLeft(photo) ? { verdict: photo, hairline: null } : lookAt(photo.right.pixels)
    },
    light: async (jpeg, request) => {
      const photo = await analysedOf(jpeg)
      if (E.isLeft(photo)) return null
      const examined = await examinePixels(photo.right.pixels, request)
      return E.isLeft(examined) ? null : (examined.right.evidence.colours.reference ?? null)
    },
    locate: async (frame) => facePlaceIn(frame, await detectFaces(frame)),
  }
}

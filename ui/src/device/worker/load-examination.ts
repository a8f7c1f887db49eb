import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { answerOf } from '@kaoiro/analyser/analyse'
import type { FaceRemark, UsableFace } from '@kaoiro/analyser/check'
import { facePlaceIn } from '@kaoiro/analyser/check'
import type { FacePlace } from '@kaoiro/analyser/guide'
import type { JpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { jpegDecoder } from '@kaoiro/analyser/decode-jpeg'
import { checkPixels, examinerOver, hairlineIn, inMirror } from '@kaoiro/analyser/examiner'
import type { FaceDetector, ModelFiles } from '@kaoiro/analyser/detector'
import { loadFaceDetector } from '@kaoiro/analyser/detector'
import { mirrorInvariant } from '@kaoiro/analyser/photo'
import type { Norms } from '@kaoiro/core/norms'
import type { Hairline, Pixels } from '@kaoiro/core/photo'
import type { AnalysisRequest, Answer, Reason } from '@kaoiro/core/diagnosis'
import { loadAnalysisFiles } from './analysis-files.js'
import { oneAtATime, rememberLast } from './memory.js'

/** The analyser's answer to the photo. */
export type DeviceAnswer = E.Either<Reason, Answer>

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

type Files = Awaited<ReturnType<typeof loadAnalysisFiles>>

const modelFiles = (files: Files): ModelFiles => ({
  readWasm: () => Promise.resolve(files['tensorflow.wasm']),
  readModel: (name) =>
    Promise.resolve({
      manifest: new TextDecoder().decode(files[`${name}.json`]),
      weights: files[`${name}.bin`],
    }),
})

const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i])

/** `examine` analyses a prepared photo like the service, `look` only checks it; `locate` finds the face in a frame of the camera. */
export interface Examination {
  readonly examine: (
    jpeg: Uint8Array,
    request: AnalysisRequest,
    norms?: Norms,
  ) => Promise<DeviceAnswer>
  readonly look: (jpeg: Uint8Array) => Promise<Look>
  readonly locate: (frame: Pixels) => Promise<FacePlace | null>
}

/** Lets pending analyses go first. */
const yieldToRequests = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Checks the faces like an analysis. Uses the same detector, which remembers its last result. */
const lookWith =
  (detectFaces: FaceDetector) =>
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

/** The check and the analysis share one decoding and one face detection per photo. */
const examinationOver = (decode: JpegDecoder, detect: FaceDetector): Examination => {
  // The photo or its mirror image, whichever is analysed. The same object for the same photo.
  const analysedOf = rememberLast(isSameBytes, async (jpeg) => E.map(analysed)(await decode(jpeg)))
  const detectFaces = rememberLast(Object.is, oneAtATime(detect))
  const examinePixels = examinerOver(detectFaces)
  const lookAt = lookWith(detectFaces)
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
    locate: async (frame) => facePlaceIn(frame, await detectFaces(frame)),
  }
}

/** Loads models and runtime; rejects if that fails. */
export async function loadExamination(report: (share: number) => void): Promise<Examination> {
  const files = await loadAnalysisFiles(report)
  const decode = jpegDecoder(new Uint8Array(files['jpeg.wasm']))
  return examinationOver(decode, await loadFaceDetector(modelFiles(files)))
}

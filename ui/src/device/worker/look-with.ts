import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { checkPixels, hairlineIn } from '@kaoiro/analyser/examiner'
import type { FaceDetector } from '@kaoiro/analyser/detector'
import type { UsableFace } from '@kaoiro/analyser/check'
import { mirrorInvariant } from '@kaoiro/analyser/photo'
import type { Pixels } from '@kaoiro/core/photo'
import type { Look } from './worker-messages.js'

/** Lets pending analyses go first. */
const yieldToRequests = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Checks the faces like an analysis. Uses the same detector, which remembers its last result. */
export const lookWith =
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

import * as E from 'fp-ts/lib/Either.js'
import type { FaceRemark } from '@kaoiro/core/analysis/check/face-check'
import type { QualityHint } from '@kaoiro/core/photo/quality/quality'
import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import { lookOnDevice } from './device-analyser.js'
import type { Look } from './worker-messages.js'

/** What is said of a photo before it is analysed. */
export type Finding =
  | { readonly _tag: 'Refusal'; readonly reason: Reason }
  | { readonly _tag: 'Remark'; readonly remark: FaceRemark }

/** They lie over the picture, and shall leave most of it to be seen. */
const maxFindings = 2

/** The findings to show, the worst first, without what the photo's quality hints have said before. */
export const findingsOf = (
  { verdict }: Look,
  hints: ReadonlyArray<QualityHint>,
): ReadonlyArray<Finding> => {
  const isHinted = (name: Reason | FaceRemark): boolean =>
    hints.some((hint) => hint === (name === 'coloured-light' ? 'colour-cast' : name))
  if (E.isLeft(verdict))
    return isHinted(verdict.left) ? [] : [{ _tag: 'Refusal', reason: verdict.left }]
  return verdict.right
    .filter((remark) => !isHinted(remark))
    .slice(0, maxFindings)
    .map((remark) => ({ _tag: 'Remark', remark }))
}

const looks = new WeakMap<Uint8Array, Promise<Look | null>>()

/** One look for each photo, whichever steps show it; after one that failed, the next step tries again. */
export const lookAtPhoto = (jpeg: Uint8Array): Promise<Look | null> => {
  const look = looks.get(jpeg) ?? lookAnew(jpeg)
  looks.set(jpeg, look)
  return look
}

const lookAnew = async (jpeg: Uint8Array): Promise<Look | null> => {
  const look = await lookOnDevice(jpeg)
  if (look === null) looks.delete(jpeg)
  return look
}

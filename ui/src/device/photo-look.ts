import * as E from 'fp-ts/lib/Either.js'
import type { FaceRemark } from '@kaoiro/analyser/check'
import type { QualityHint } from '@kaoiro/core/photo'
import type { Reason } from '@kaoiro/core/diagnosis'
import { lookOnDevice } from './device-analyser.js'
import type { Look } from './worker/worker-messages.js'

/** A finding about a photo before its analysis. */
export type Finding =
  | { readonly _tag: 'Refusal'; readonly reason: Reason }
  | { readonly _tag: 'Remark'; readonly remark: FaceRemark }

/** Findings overlay the image, so only a few are shown. */
const maxFindings = 2

/** The findings to show, worst first, without those already given as quality hints. */
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

/** Checks a photo only once, even if several steps show it. A failed check is retried on the next step. */
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

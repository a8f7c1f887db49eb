import type { FaceRemark } from '@kaoiro/analyser/check'
import type { QualityHint } from '@kaoiro/core/photo'
import { lookOnDevice } from './device-analyser.js'
import type { Look } from './worker/load-examination.js'

/** Remarks overlay the image, so only a few are shown. */
const maxRemarks = 2

/** The remarks to show, worst first, without those already given as quality hints. */
export const newRemarks = (
  remarks: ReadonlyArray<FaceRemark>,
  hints: ReadonlyArray<QualityHint>,
): ReadonlyArray<FaceRemark> =>
  remarks
    .filter((remark) => remark !== 'coloured-light' || !hints.includes('colour-cast'))
    .slice(0, maxRemarks)

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

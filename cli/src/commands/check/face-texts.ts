import type { FaceRemark } from '@kaoiro/analyser/check'
import type { Content, Messages } from '@kaoiro/texts/content'
import type { Reason } from '@kaoiro/core/diagnosis'
import type { FaceCheckTexts } from '@kaoiro/texts/types'

/** The problem with a face and advice, in one or two sentences. */
export interface FaceTexts {
  readonly refusal: (reason: Reason) => string
  readonly remark: (remark: FaceRemark) => string
}

export const faceTexts = (
  words: FaceCheckTexts,
  messages: Messages,
  content: Content,
): FaceTexts => ({
  refusal: (reason) => messages.reasons[reason],
  remark: (remark) => {
    const { name, advice } =
      remark === 'closed-eyes' ? words.closedEyes : content.certainty.doubts[remark]
    return words.remark({ name, advice })
  },
})

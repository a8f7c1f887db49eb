import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { Agreement } from '@kaoiro/core/combination/agreement'
import { maxPhotos } from '@kaoiro/core/combination/max-photos'
import { PhotoAnswer } from '@kaoiro/core/combination/photo-answer'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { Certainty } from '@kaoiro/core/session/certainty/certainty'

const EarlierResult = t.type({
  code: t.string,
  state: t.type({
    certainty: Certainty,
    agreement: Agreement,
    answers: t.readonlyArray(PhotoAnswer),
  }),
})

/** A result that another photo is to join, as it stood in the history: nothing is kept beyond the tab. */
export type EarlierResult = t.TypeOf<typeof EarlierResult>

/**
 * The earlier result in the state of a history entry; null if there is none, or none that a photo for this gender can
 * join.
 *
 * @param state of whatever shape
 */
export const parseEarlierResult = (state: unknown, gender: Gender | null): EarlierResult | null => {
  if (typeof state !== 'object' || state === null || !('earlier' in state)) return null
  const earlier = EarlierResult.decode(state.earlier)
  return E.isRight(earlier) && canBeJoined(earlier.right, gender) ? earlier.right : null
}

const canBeJoined = ({ state: { answers } }: EarlierResult, gender: Gender | null): boolean =>
  answers.length > 0 &&
  answers.length < maxPhotos &&
  answers.every((answer) => answer.gender === gender)

import * as t from 'io-ts'
import { PhotoAnswer } from '../diagnosis/answer.js'
import { Certainty } from '../diagnosis/certainty.js'
import type { Gender } from '../diagnosis/vocabulary.js'
import { Agreement, maxPhotos } from './agreement.js'

/** One photo's answer, as the tab's history stores it. */
export const StoredAnswer = t.intersection(
  // Whether the photo was sent to a service, and not analysed on this device.
  [PhotoAnswer, t.type({ wasSent: t.boolean })],
  'StoredAnswer',
)
export type StoredAnswer = t.TypeOf<typeof StoredAnswer>

export const StoredAnswers = t.readonlyArray(StoredAnswer)

/** An earlier result that another photo is added to. Only the tab's history stores it. */
export const EarlierResult = t.type(
  {
    code: t.string,
    state: t.type({
      certainty: Certainty,
      agreement: Agreement,
      answers: StoredAnswers,
    }),
  },
  'EarlierResult',
)
export type EarlierResult = t.TypeOf<typeof EarlierResult>

/** Whether a photo for this gender can be added to the result. */
export const canBeJoined = ({ state: { answers } }: EarlierResult, gender: Gender): boolean =>
  answers.length > 0 &&
  answers.length < maxPhotos &&
  answers.every((answer) => answer.gender === gender)

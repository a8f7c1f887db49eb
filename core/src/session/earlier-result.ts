import * as t from 'io-ts'
import { literals } from '../codecs/codecs.js'
import { Agreement } from '../combination/agreement.js'
import type { PhotoAnswer } from '../combination/photo-answer.js'
import { maxPhotos } from '../combination/photo-answer.js'
import { Certainty } from '../diagnosis/certainty.js'
import type { Gender } from '../diagnosis/gender.js'
import { genders } from '../diagnosis/gender.js'
import { AnalysisResult, answerFromWire } from './wire/analysis-result.js'

/** The service's result for one photo, as the tab's history stores it. */
export const StoredAnswer = t.readonly(
  t.type({ gender: literals('Gender', genders), result: AnalysisResult }),
  'StoredAnswer',
)
export type StoredAnswer = t.TypeOf<typeof StoredAnswer>

export const photoAnswerOf = ({ gender, result }: StoredAnswer): PhotoAnswer => ({
  gender,
  answer: answerFromWire(result),
})

/** An earlier result that another photo is added to. Only the tab's history stores it. */
export const EarlierResult = t.type(
  {
    code: t.string,
    state: t.type({
      certainty: Certainty,
      agreement: Agreement,
      answers: t.readonlyArray(StoredAnswer),
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

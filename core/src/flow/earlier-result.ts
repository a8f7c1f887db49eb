import * as t from 'io-ts'
import { Agreement } from '../combination/agreement.js'
import { maxPhotos } from '../combination/max-photos.js'
import { PhotoAnswer } from '../combination/photo-answer.js'
import type { Gender } from '../diagnosis/gender.js'
import { Certainty } from '../session/certainty/certainty.js'

/** A result that another photo is to join, as the tab's history holds it: nothing is kept beyond the tab. */
export const EarlierResult = t.type(
  {
    code: t.string,
    state: t.type({
      certainty: Certainty,
      agreement: Agreement,
      answers: t.readonlyArray(PhotoAnswer),
    }),
  },
  'EarlierResult',
)
export type EarlierResult = t.TypeOf<typeof EarlierResult>

/** Whether a photo for this gender may join it. */
export const canBeJoined = ({ state: { answers } }: EarlierResult, gender: Gender): boolean =>
  answers.length > 0 &&
  answers.length < maxPhotos &&
  answers.every((answer) => answer.gender === gender)

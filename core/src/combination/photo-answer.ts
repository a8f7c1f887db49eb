import type { Answer } from '../diagnosis/answer.js'
import type { Gender } from '../diagnosis/gender.js'

/** Maximum number of photos of one person: more would hardly change the result. */
export const maxPhotos = 5

/** The answer to one photo, and the gender that it was requested for. */
export interface PhotoAnswer {
  readonly gender: Gender
  readonly answer: Answer
}

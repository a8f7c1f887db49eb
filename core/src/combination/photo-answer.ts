import type { Answer } from '../diagnosis/answer.js'
import type { Gender } from '../diagnosis/gender.js'

/** More photos of one person hardly change a result. */
export const maxPhotos = 5

/** The answer to one photo, and the gender that it was requested for. */
export interface PhotoAnswer {
  readonly gender: Gender
  readonly answer: Answer
}

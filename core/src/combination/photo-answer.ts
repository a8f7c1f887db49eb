import type { Gender } from '../diagnosis/gender.js'
import type { AnalysisResult } from '../session/wire/wire.js'

/** The service's answer to one photo, and the gender that it was asked for. */
export interface PhotoAnswer {
  readonly gender: Gender
  readonly result: AnalysisResult
}

/** More photos would hardly change a result any more. */
export const maxPhotos = 5

import type { Composition } from './composition.js'
import type { FaceType } from './face-type.js'
import type { Gender } from './gender.js'
import type { FaceTypeAnalysis } from './level.js'
import type { Season } from './season.js'

/** A result: everything that the result page needs and the result code contains. */
export interface Diagnosis {
  readonly faceType: FaceType
  readonly colorType: Season
  readonly gender: Gender
  readonly faceTypeAnalysis: FaceTypeAnalysis
  readonly colorComposition: Composition
}

import type { Composition } from './composition.js'
import type { FaceType } from './face-type.js'
import type { Gender } from './gender.js'
import type { FaceTypeAnalysis } from './level.js'
import type { Season } from './season.js'

/** What a result says: all that the result page needs, and all that the result code holds. */
export interface Diagnosis {
  readonly faceType: FaceType
  readonly colorType: Season
  readonly gender: Gender
  readonly faceTypeAnalysis: FaceTypeAnalysis
  readonly colorComposition: Composition
}

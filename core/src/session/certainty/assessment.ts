import type { FaceType } from '../../diagnosis/face-type.js'
import type { Season } from '../../diagnosis/season.js'
import type { Certainty, Second } from './certainty.js'
import type { Likelihood } from './likelihood.js'
import { likelihoodOf } from './likelihood.js'

/** A second answer is near from here on: one photo of seven would give it. A rarer one would only worry. */
export const nearShare = 0.15

/** What can be said about one answer: null if the service says nothing. */
export interface Assessment<Name> {
  readonly confidence: number | null
  readonly likelihood: Likelihood | null
  /** Null also if the second answer is too rare to be named. */
  readonly near: Second<Name> | null
}

export interface Assessments {
  readonly faceType: Assessment<FaceType>
  readonly season: Assessment<Season>
}

export const assessmentsOf = ({ confidence, second }: Certainty): Assessments => ({
  faceType: assessment(confidence?.faceType, second?.faceType),
  season: assessment(confidence?.season, second?.season),
})

const assessment = <Name>(
  confidence: number | undefined,
  second: Second<Name> | undefined,
): Assessment<Name> => ({
  confidence: confidence ?? null,
  likelihood: confidence === undefined ? null : likelihoodOf(confidence),
  near: second !== undefined && second.confidence >= nearShare ? second : null,
})

import type { Certainty, Second } from './certainty.js'
import type { FaceType } from './face-type.js'
import type { Season } from './season.js'

/**
 * How likely another photo of the same face gives the same answer, the likeliest first. The words follow
 * the IPCC's calibrated language (very likely: nine of ten), except that "likely" starts at three of four:
 * a visitor takes one photo, not ten.
 */
export const likelihoods = ['very-likely', 'likely', 'uncertain', 'very-uncertain'] as const

export type Likelihood = (typeof likelihoods)[number]

/** The lowest confidence of each word; below all of them it is `very-uncertain`. */
const thresholds: ReadonlyArray<readonly [from: number, likelihood: Likelihood]> = [
  [0.9, 'very-likely'],
  [0.75, 'likely'],
  // Below 0.55, the other answers together are about as frequent as this one.
  [0.55, 'uncertain'],
]

/** @param confidence 0 to 1 */
export const likelihoodOf = (confidence: number): Likelihood =>
  thresholds.find(([from]) => confidence >= from)?.[1] ?? 'very-uncertain'

/**
 * Threshold for showing the second answer: one photo of seven would give it. Rarer answers would only worry visitors.
 */
export const nearShare = 0.15

/** The assessment of one answer; null where the service reports nothing. */
export interface Assessment<Name> {
  readonly confidence: number | null
  readonly likelihood: Likelihood | null
  /** Null also if the second answer is rarer than `nearShare`. */
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

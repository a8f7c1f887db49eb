import * as O from 'fp-ts/lib/Option.js'
import type { Diagnosed } from './answer.js'
import { aloneFrom, secondNamed } from './composition.js'
import type { Second } from './distribution.js'
import { chanceOfBoth, secondAnswer } from './distribution.js'
import type { FaceType } from './face-type.js'
import { faceTypesOf } from './face-type.js'
import type { Season } from './season.js'
import { seasons } from './season.js'

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
  // Below it, the other answers together are about as frequent as this one.
  [aloneFrom / 100, 'uncertain'],
]

/** @param confidence 0 to 1 */
export const likelihoodOf = (confidence: number): Likelihood =>
  thresholds.find(([from]) => confidence >= from)?.[1] ?? 'very-uncertain'

/**
 * Threshold for showing the second answer: one photo of seven would give it. Rarer answers would only worry visitors.
 */
export const nearShare = 0.15

/** How sure an answer is, read from the chances of all answers. */
export interface Assessment<Name> {
  /** How often another photo would give the same answer, 0 to 1; null where the service reports nothing. */
  readonly confidence: number | null
  readonly likelihood: Likelihood | null
  /**
   * The likeliest other answer; null without one, if it is rarer than `nearShare`, or if it is a second season that is
   * part of the result's name (`secondNamed`).
   */
  readonly near: Second<Name> | null
}

export interface Assessments {
  readonly faceType: Assessment<FaceType>
  readonly season: Assessment<Season>
}

/** A service that does not report the chances of face types may mean something else by its composition. */
export const assessmentsOf = ({ diagnosis, certainty: { faceTypes } }: Diagnosed): Assessments => ({
  faceType: assessment(diagnosis.faceType, faceTypesOf(diagnosis.gender), faceTypes),
  season: {
    ...assessment(diagnosis.colorType, seasons, faceTypes && diagnosis.colorComposition),
    ...(O.isSome(secondNamed(diagnosis.colorType, diagnosis.colorComposition))
      ? { near: null }
      : {}),
  },
})

const assessment = <Name extends string>(
  own: Name,
  names: ReadonlyArray<Name>,
  chances: Readonly<Partial<Record<Name, number>>> | undefined,
): Assessment<Name> => {
  if (chances === undefined) return { confidence: null, likelihood: null, near: null }
  const confidence = (chances[own] ?? 0) / 100
  const second = secondAnswer(own, names, chances)
  return {
    confidence,
    likelihood: likelihoodOf(confidence),
    near: second !== null && second.confidence >= nearShare ? second : null,
  }
}

/** How often another photo would give both answers, 0 to 1; null where the service reports nothing. */
export const bothConfidence = ({ faceType, season }: Assessments): number | null =>
  faceType.confidence === null || season.confidence === null
    ? null
    : chanceOfBoth(faceType.confidence, season.confidence)

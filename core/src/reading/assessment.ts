import { alsoPattern, neighbourOf } from '../chart/neighbour.js'
import type { Diagnosed } from '../diagnosis/answer.js'
import type { Second } from '../diagnosis/distribution.js'
import { aloneFrom, chanceOfBoth } from '../diagnosis/distribution.js'
import type { FaceType } from '../diagnosis/vocabulary.js'

/**
 * How likely an answer is, the likeliest first. The words follow
 * the IPCC's calibrated language (very likely: nine of ten), except that "likely" starts at three of four:
 * a visitor takes one photo, not ten.
 */
export const likelihoods = ['very-likely', 'likely', 'uncertain', 'very-uncertain'] as const

export type Likelihood = (typeof likelihoods)[number]

/** The lowest confidence of each word; below all of them it is `very-uncertain`. */
const thresholds: ReadonlyArray<readonly [from: number, likelihood: Likelihood]> = [
  [0.9, 'very-likely'],
  [0.75, 'likely'],
  // Below it, the other answers together are likelier than this one.
  [aloneFrom / 100, 'uncertain'],
]

/** @param confidence 0 to 1 */
export function likelihoodOf(confidence: number): Likelihood {
  return thresholds.find(([from]) => confidence >= from)?.[1] ?? 'very-uncertain'
}

/**
 * Threshold for showing the second answer: one photo of seven would give it. Rarer answers would only worry visitors.
 */
export const nearShare = 0.15

/** How sure an answer is, read from the chances of all answers. */
export interface Assessment {
  /** The answer's chance, 0 to 1; null where the service reports nothing. */
  readonly confidence: number | null
  readonly likelihood: Likelihood | null
}

export interface Assessments {
  /** How often another photo would give the same type. */
  readonly faceType: Assessment & {
    /** The neighbouring type; null without chances, if it is rarer than `nearShare`, or if it is named with the own one. */
    readonly near: Second<FaceType> | null
  }
  /** How many labelled portraits with such colours are called so. */
  readonly season: Assessment
}

/** A service that does not report the chances of face types may mean something else by its composition. */
export function assessmentsOf(diagnosed: Diagnosed): Assessments {
  const { diagnosis, certainty } = diagnosed
  const { faceTypes } = certainty
  const neighbour = neighbourOf(diagnosis)
  const chance = (faceTypes?.[neighbour] ?? 0) / 100
  const isNear = chance >= nearShare && alsoPattern(diagnosed) === null
  return {
    faceType: {
      ...assessment(faceTypes && (faceTypes[diagnosis.faceType] ?? 0)),
      near: isNear ? { name: neighbour, confidence: chance } : null,
    },
    season: assessment(faceTypes && diagnosis.colorComposition[diagnosis.colorType]),
  }
}

const assessment = (percent: number | undefined): Assessment =>
  percent === undefined
    ? { confidence: null, likelihood: null }
    : { confidence: percent / 100, likelihood: likelihoodOf(percent / 100) }

/** How often another photo would give both answers, 0 to 1; null where the service reports nothing. */
export function bothConfidence({ faceType, season }: Assessments): number | null {
  return faceType.confidence === null || season.confidence === null
    ? null
    : chanceOfBoth(faceType.confidence, season.confidence)
}

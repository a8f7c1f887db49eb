/**
 * How likely another photo of the same face gives the same answer, the likeliest first. The words follow
 * the shares that they stand for in the IPCC's calibrated language (very likely: nine of ten), but "likely"
 * is held to three of four: a visitor has one photo taken, not ten.
 */
export const likelihoods = ['very-likely', 'likely', 'uncertain', 'very-uncertain'] as const

export type Likelihood = (typeof likelihoods)[number]

/** The share of photos from which each word holds; from 0 the last one does. */
const thresholds: ReadonlyArray<readonly [from: number, likelihood: Likelihood]> = [
  [0.9, 'very-likely'],
  [0.75, 'likely'],
  // Below it, the other answers together come about as often.
  [0.55, 'uncertain'],
]

/** @param confidence 0 to 1 */
export const likelihoodOf = (confidence: number): Likelihood =>
  thresholds.find(([from]) => confidence >= from)?.[1] ?? 'very-uncertain'

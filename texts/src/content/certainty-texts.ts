import type { Likelihood, Doubt, LightReferenceKind } from '@kaoiro/core/diagnosis'

/** A circumstance that makes a photo's result less certain: its name in a few words, and advice on it in a sentence. */
export interface DoubtTexts {
  readonly name: string
  readonly advice: string
}

/**
 * Texts on the certainty of a result: how often another photo would give the same result, not how often it is right.
 */
export interface CertaintyTexts {
  readonly heading: string
  /** Explains the sentences below. */
  readonly meaning: string
  /** Heading above the percentages. */
  readonly shares: string
  readonly both: string
  /** One sentence for each likelihood: what another photo would show. */
  readonly likelihoods: Readonly<Record<Likelihood, string>>
  /** A sentence on a second answer that another photo may give; `share` is how often. */
  readonly near: (name: string, share?: string) => string
  /** Says that the colours were measured against a white sheet or the light card. */
  readonly measuredAgainst: Readonly<Record<LightReferenceKind, string>>
  /** Heading above the doubts. */
  readonly advice: string
  /** Advice on the light, the first way to make an uncertain season surer. */
  readonly reference: DoubtTexts
  readonly doubts: Readonly<Record<Doubt, DoubtTexts>>
}

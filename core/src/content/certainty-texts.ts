import type { Likelihood } from '../diagnosis/assessment.js'
import type { Doubt } from '../diagnosis/doubt.js'

/** What made a photo less certain, in a few words, and what to do about it, in a sentence. */
export interface DoubtTexts {
  readonly name: string
  readonly advice: string
}

/** How certain a result is, in words: how often another photo would give it, never how right it is. */
export interface CertaintyTexts {
  readonly heading: string
  /** Explains the sentences below. */
  readonly meaning: string
  /** Above figures in percent. */
  readonly shares: string
  readonly both: string
  /** What another photo would show; each a sentence. */
  readonly likelihoods: Readonly<Record<Likelihood, string>>
  /** A second answer that another photo may well show, and how often; a sentence. */
  readonly near: (name: string, share?: string) => string
  /** Above the doubts. */
  readonly advice: string
  readonly doubts: Readonly<Record<Doubt, DoubtTexts>>
}

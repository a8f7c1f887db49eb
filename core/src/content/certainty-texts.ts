import type { Likelihood } from '../diagnosis/assessment.js'
import type { Doubt } from '../diagnosis/doubt.js'

/** What made a photo less sure, and what to do about it. */
export interface DoubtTexts {
  /** A few words that name it. */
  readonly name: string
  /** What to do for another photo; a sentence. */
  readonly advice: string
}

/** How sure a result is, in words: how often another photo would give it, never how right it is. */
export interface CertaintyTexts {
  readonly heading: string
  /** What it means; a sentence. */
  readonly meaning: string
  /** The same over figures in percent. */
  readonly shares: string
  readonly both: string
  /** What another photo would show; each a sentence. */
  readonly likelihoods: Readonly<Record<Likelihood, string>>
  /** A second answer, by its name, that another photo may well show, and how often; a sentence. */
  readonly near: (name: string, share?: string) => string
  /** Over the doubts. */
  readonly advice: string
  readonly doubts: Readonly<Record<Doubt, DoubtTexts>>
}

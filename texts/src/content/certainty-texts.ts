import type { Doubt, Likelihood, LightReferenceKind } from '@kaoiro/core/diagnosis'
import type { Parts } from '../../compiled/parts.js'

/** A circumstance that makes a photo's result less certain: its name in a few words, and advice on it in a sentence. */
export interface DoubtTexts {
  readonly name: string
  readonly advice: string
}

/**
 * Texts on the certainty of a result: how often another photo would give the same pattern, and how many labelled portraits with
 * such colours are called the season.
 */
export interface CertaintyTexts extends Omit<Parts['certainty'], 'near'> {
  readonly likelihoods: Readonly<Record<Likelihood, string>>
  /** A sentence on a second answer that another photo may give; `share` is how often. */
  readonly near: (name: string, share?: string) => string
  readonly measuredAgainst: Readonly<Record<LightReferenceKind, string>>
  readonly doubts: Readonly<Record<Doubt, DoubtTexts>>
}

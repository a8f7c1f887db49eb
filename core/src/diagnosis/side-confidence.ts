import { normalShare } from '../statistics/normal.js'
import type { Trait, TraitScores } from './level.js'
import { byTrait, shownCuts } from './level.js'

/** The chance that another photo has the same shown level, if its score differs by this standard deviation. */
export const levelChance = (trait: Trait, score: number, deviation: number): number => {
  const cuts = shownCuts[trait]
  const below = (cut: number) => normalShare((cut - score) / deviation)
  const upper = Math.min(Infinity, ...cuts.filter((cut) => cut > score))
  const lower = Math.max(-Infinity, ...cuts.filter((cut) => cut <= score))
  return below(upper) - below(lower)
}

/** Standard deviations from 0.01 to 11 in steps of a twentieth. With larger ones, both sides are equally likely. */
const deviations = Array.from({ length: 144 }, (_, step) => 0.01 * 1.05 ** step)

/**
 * The chance that another photo shows a feature on the same side of the average, for traits with a chance of their level: the
 * deviation that gives the level its chance also gives that of the side.
 */
export const sideConfidences = (
  scores: TraitScores,
  levelConfidence: Readonly<Partial<Record<Trait, number | undefined>>>,
): Readonly<Record<Trait, number | undefined>> =>
  byTrait((trait) => {
    const [score, chance] = [scores[trait], levelConfidence[trait]]
    if (chance === undefined) return undefined
    const found = deviations.find((deviation) => levelChance(trait, score, deviation) <= chance)
    return Math.round(100 * normalShare(Math.abs(score) / (found ?? Infinity))) / 100
  })

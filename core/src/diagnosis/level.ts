import { normalShare } from './statistics.js'

/** The levels of a trait in the service's answer. */
export const levels = [1, 2, 3, 4, 5] as const

export type Level = (typeof levels)[number]

/** The five traits, in the order of the result code and of the chart's rows A to E. */
export const traits = [
  'faceLine',
  'eyebrowAngle',
  'eyeVerticalLength',
  'mouthWidth',
  'noseRatio',
] as const

export type Trait = (typeof traits)[number]

/** A value for each trait. */
export function byTrait<A>(of: (trait: Trait) => A): Readonly<Record<Trait, A>> {
  return {
    faceLine: of('faceLine'),
    eyebrowAngle: of('eyebrowAngle'),
    eyeVerticalLength: of('eyeVerticalLength'),
    mouthWidth: of('mouthWidth'),
    noseRatio: of('noseRatio'),
  }
}

export type TraitLevels = Readonly<Record<Trait, Level>>

/** Standard scores of the traits among people of one gender; higher scores mean higher levels. */
export type TraitScores = Readonly<Record<Trait, number>>

type FiveIndex = 0 | 1 | 2 | 3 | 4
type ThreeIndex = 0 | 1 | 2

/**
 * The five traits as the result shows them, each as an index from 0: one of five levels for face line, eyebrow angle
 * and eye length, one of three for mouth width and nose ratio.
 */
export type FaceTypeAnalysis = readonly [FiveIndex, FiveIndex, FiveIndex, ThreeIndex, ThreeIndex]

/** How many levels each trait has in the result, in the order of `traits`. */
export const levelCounts = [5, 5, 5, 3, 3] as const

/** Five levels to three: 1 and 2 become 1, 3 becomes 2, 4 and 5 become 3. */
export const reduceLevel = (level: Level): 1 | 2 | 3 => (level < 3 ? 1 : level === 3 ? 2 : 3)

/** Converts the service's levels to the result's indices. */
export function reduceLevels(levels: TraitLevels): FaceTypeAnalysis {
  return [
    (levels.faceLine - 1) as FiveIndex,
    (levels.eyebrowAngle - 1) as FiveIndex,
    (levels.eyeVerticalLength - 1) as FiveIndex,
    (reduceLevel(levels.mouthWidth) - 1) as ThreeIndex,
    (reduceLevel(levels.noseRatio) - 1) as ThreeIndex,
  ]
}

/** The quintiles of the normal distribution: each of the five levels contains a fifth of a population. */
const cuts = [-0.8416, -0.2533, 0.2533, 0.8416]

/** The boundaries between the levels of the result, where two traits have three (`reduceLevel`). */
export const shownCuts: Readonly<Record<Trait, ReadonlyArray<number>>> = {
  faceLine: cuts,
  eyebrowAngle: cuts,
  eyeVerticalLength: cuts,
  mouthWidth: cuts.slice(1, 3),
  noseRatio: cuts.slice(1, 3),
}

/** The level of a standard score. */
export function levelOf(score: number): Level {
  return (1 + cuts.filter((cut) => score >= cut).length) as Level
}

export function levelsOf(scores: TraitScores): TraitLevels {
  return byTrait((trait) => levelOf(scores[trait]))
}

/** The chance that another photo has the same shown level, if its score differs by this standard deviation. */
export function levelChance(trait: Trait, score: number, deviation: number): number {
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
export function sideConfidences(
  scores: TraitScores,
  levelConfidence: Readonly<Partial<Record<Trait, number | undefined>>>,
): Readonly<Record<Trait, number | undefined>> {
  return byTrait((trait) => {
    const [score, chance] = [scores[trait], levelConfidence[trait]]
    if (chance === undefined) return undefined
    const found = deviations.find((deviation) => levelChance(trait, score, deviation) <= chance)
    return Math.round(100 * normalShare(Math.abs(score) / (found ?? Infinity))) / 100
  })
}

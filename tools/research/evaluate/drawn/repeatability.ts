import type { Examination } from '@kaoiro/core/analysis/analyse'
import { traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { perturbations } from '../pixels/perturbations.js'
import type { Perturbation, Variant } from '../pixels/perturbations.js'
import { isResult } from '../records/record.js'
import type { Examined, Trial } from '../records/record.js'
import { shareOf } from '../../statistics/shares.js'

/** A photo that had a result, and what became of it. */
export interface Retried {
  readonly result: Examination
  readonly trials: Readonly<Record<Variant, Trial>>
}

export const retriedOf = ({ answer, trials }: Examined): ReadonlyArray<Retried> =>
  isResult(answer) && trials !== null ? [{ result: answer, trials }] : []

export type AnswerPart = 'faceType' | 'season'

/** Whether an answer stayed; a changed photo that has no result has changed it. */
export const stayed = (
  { result, trials }: Retried,
  variant: Variant,
  kept: AnswerPart,
): boolean => {
  const { answer } = trials[variant]
  return isResult(answer) && answer[kept] === result[kept]
}

const sameResult = ({ result, trials }: Retried, variant: Variant): boolean => {
  const { answer } = trials[variant]
  return (
    isResult(answer) &&
    answer.faceType === result.faceType &&
    answer.season === result.season &&
    traits.every((trait) => answer.levels[trait] === result.levels[trait]) &&
    seasons.every((season) => answer.composition[season] === result.composition[season])
  )
}

export interface Repeatability {
  readonly faceType: number
  readonly season: number
  /** Levels, face type and composition all as they were. */
  readonly identical: number
  /** The share that had a result at all. */
  readonly found: number
}

const repeatabilityUnder = (
  tried: ReadonlyArray<Retried>,
  perturbation: Perturbation,
): Repeatability => ({
  faceType: shareOf(tried, (photo) => stayed(photo, perturbation, 'faceType')),
  season: shareOf(tried, (photo) => stayed(photo, perturbation, 'season')),
  identical: shareOf(tried, (photo) => sameResult(photo, perturbation)),
  found: shareOf(tried, ({ trials }) => isResult(trials[perturbation].answer)),
})

export type RepeatabilityTable = Readonly<Record<Perturbation, Repeatability>>

export const repeatabilityOf = (tried: ReadonlyArray<Retried>): RepeatabilityTable =>
  Object.fromEntries(
    perturbations.map((name) => [name, repeatabilityUnder(tried, name)]),
  ) as unknown as RepeatabilityTable

/** The perturbation that flips an answer most often. */
export const hardest = (table: RepeatabilityTable, kept: AnswerPart): Perturbation =>
  perturbations.reduce((worst, name) => (table[name][kept] < table[worst][kept] ? name : worst))

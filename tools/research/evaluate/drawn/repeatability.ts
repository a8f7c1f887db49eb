import type { Examination } from '@kaoiro/core/analysis/analyse'
import { traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import type { GivenConfidence } from '../../statistics/calibration.js'
import { shareOf } from '../../statistics/shares.js'
import type { MainAnswer } from '../photos/people.js'
import type { Perturbation, Variant } from '../pixels/perturbations.js'
import { perturbations } from '../pixels/perturbations.js'
import type { Answer, Examined, Trial } from '../records.js'
import { isResult } from '../records.js'

/** A portrait's result, and the answers to it under each perturbation. */
export interface Retried {
  readonly result: Examination
  readonly trials: Readonly<Record<Variant, Trial>>
}

export const retriedOf = ({ answer, trials }: Examined): ReadonlyArray<Retried> =>
  isResult(answer) && trials !== null ? [{ result: answer, trials }] : []

/** Whether an answer is the same under a perturbation. A refusal counts as a change. */
const stayed = ({ result, trials }: Retried, variant: Variant, part: MainAnswer): boolean => {
  const { answer } = trials[variant]
  return isResult(answer) && answer[part] === result[part]
}

const isIdentical = (result: Examination, answer: Answer): boolean =>
  isResult(answer) &&
  answer.faceType === result.faceType &&
  answer.season === result.season &&
  traits.every((trait) => answer.levels[trait] === result.levels[trait]) &&
  seasons.every((season) => answer.composition[season] === result.composition[season])

interface Repeatability {
  readonly faceType: number
  readonly season: number
  /** Levels, face type and composition are all the same. */
  readonly identical: number
  /** The share that had a result. */
  readonly found: number
}

export type RepeatabilityTable = Readonly<Record<Perturbation, Repeatability>>

export const repeatabilityOf = (tried: ReadonlyArray<Retried>): RepeatabilityTable =>
  Object.fromEntries(
    perturbations.map((name): [Perturbation, Repeatability] => [
      name,
      {
        faceType: shareOf(tried, (photo) => stayed(photo, name, 'faceType')),
        season: shareOf(tried, (photo) => stayed(photo, name, 'season')),
        identical: shareOf(tried, ({ result, trials }) => isIdentical(result, trials[name].answer)),
        found: shareOf(tried, ({ trials }) => isResult(trials[name].answer)),
      },
    ]),
  ) as unknown as RepeatabilityTable

/** Returns the perturbation that changes an answer most often. */
export const hardest = (table: RepeatabilityTable, part: MainAnswer): Perturbation =>
  perturbations.reduce((worst, name) => (table[name][part] < table[worst][part] ? name : worst))

/** A mirrored photo gets the same answer by construction, so it cannot test confidence. */
const informative = perturbations.filter((name) => name !== 'mirror')

/** Returns each portrait's confidence, and the share of perturbations under which the answer stayed. */
export const confidenceGiven = (
  tried: ReadonlyArray<Retried>,
  part: MainAnswer,
): ReadonlyArray<GivenConfidence> =>
  tried.map((photo) => ({
    confidence: photo.result.confidence[part],
    deserved: shareOf(informative, (name) => stayed(photo, name, part)),
  }))

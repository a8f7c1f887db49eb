import type { Trait } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { ByPartOfAnswer, Variances } from './added-variance.js'
import { addedVariance, baseVariance } from './added-variance.js'
import { lackOfDetail } from './detail.js'
import { circumstancesOf } from './doubts.js'
import type { Evidence } from './evidence.js'
import { unknownLight } from './unknown-light.js'

/** How much a photo's circumstances widen the usual noise of each trait and of colour. */
export interface Widening {
  readonly shape: Readonly<Record<Trait, number>>
  readonly colour: number
  /** No answer to the photo is more confident. */
  readonly maxConfidence: number
}

/** Higher severities are clamped. */
const maxSeverity = 2

/** Below the threshold of `likely` (diagnosis/assessment.ts): an answer with little detail is never called sure. */
const maxOfLowDetail = 0.74

/** The squared severity of each circumstance, by which its variance is multiplied. */
export const weightsOf = (
  evidence: Evidence,
): ReadonlyArray<readonly [keyof typeof addedVariance, number]> => [
  ...circumstancesOf(evidence).map(
    ({ doubt, severity }) => [doubt, Math.max(0, Math.min(maxSeverity, severity)) ** 2] as const,
  ),
  ['unknown-light', unknownLight(evidence.colours, evidence.sideLight)],
]

export const wideningBy =
  ({ baseVariance, addedVariance }: Variances) =>
  (evidence: Evidence): Widening => {
    const weights = weightsOf(evidence)
    const factor = (part: keyof ByPartOfAnswer) =>
      Math.sqrt(
        weights.reduce(
          (sum, [name, weight]) => sum + addedVariance[name][part] * weight,
          baseVariance[part],
        ),
      )
    return {
      shape: byTrait(factor),
      colour: factor('colour'),
      maxConfidence: lackOfDetail(evidence.detail) >= 1 ? maxOfLowDetail : 1,
    }
  }

export const wideningOf = wideningBy({ baseVariance, addedVariance })

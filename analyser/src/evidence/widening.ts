import type { Trait } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { ByPartOfAnswer, Variances } from './added-variance.js'
import { addedVariance, baseVariance } from './added-variance.js'
import { circumstancesOf } from './doubts.js'
import type { Evidence } from './evidence.js'
import { unknownLight } from './unknown-light.js'

/** How much a photo's circumstances widen the usual noise of each trait and of colour. */
export interface Widening {
  readonly shape: Readonly<Record<Trait, number>>
  readonly colour: number
}

/** Higher severities are clamped. */
const maxSeverity = 2

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
    return { shape: byTrait(factor), colour: factor('colour') }
  }

export const wideningOf = wideningBy({ baseVariance, addedVariance })

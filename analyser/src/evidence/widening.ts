import type { Trait } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import { addedVariance, baseVariance } from './added-variance.js'
import { shapeCircumstances } from './doubts.js'
import type { Evidence } from './evidence.js'

/** How much a photo's circumstances widen the usual noise of each trait. */
export type Widening = Readonly<Record<Trait, number>>

/** Higher severities are clamped. */
const maxSeverity = 2

export function wideningOf(evidence: Evidence): Widening {
  const circumstances = shapeCircumstances(evidence).map(({ doubt, severity }) => ({
    variances: addedVariance[doubt],
    weight: Math.max(0, Math.min(maxSeverity, severity)) ** 2,
  }))
  return byTrait((trait) =>
    Math.sqrt(
      circumstances.reduce(
        (sum, { variances, weight }) => sum + variances[trait] * weight,
        baseVariance[trait],
      ),
    ),
  )
}

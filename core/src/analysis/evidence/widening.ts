import type { Trait } from '../../diagnosis/level.js'
import { byTrait } from '../../diagnosis/level.js'
import type { Doubt } from '../../diagnosis/doubt.js'
import { circumstancesOf } from './doubts.js'
import type { Evidence } from './evidence.js'

/** One number for each trait of the shape, and one for the colour. */
interface ShapeAndColour {
  readonly shape: Readonly<Record<Trait, number>>
  readonly colour: number
}

/** The variance of a photo without any degrading circumstance, fitted so that the mean widening of photographs is 1. */
const base = 0.7

/** How much a photo's circumstances widen the usual noise of each trait and of colour: factors of at least √`base`. */
export type Widening = ShapeAndColour

const uniform = (value: number): ShapeAndColour['shape'] => byTrait(() => value)

const none = uniform(0)

/**
 * The variance that a circumstance of severity 1 adds to the noise. Turn, side light and open mouth: measured on the
 * most affected fifth of the faces. Smile: a guess of the same order, since it is the same in the second photos. Hidden
 * parts: the variance that the part explains if it is visible. Glasses (the analysis mistakes rims for brows and lids):
 * half of the effect of frames drawn over 196 photographs, since the person may take the glasses off for the other
 * photo.
 */
const addedVariance: Readonly<Record<Doubt, ShapeAndColour>> = {
  smile: { shape: uniform(0.15), colour: 0 },
  'open-mouth': { shape: uniform(0.1), colour: 0 },
  turned: { shape: uniform(0.12), colour: 0.05 },
  'side-light': { shape: uniform(0.05), colour: 0.3 },
  'coloured-light': { shape: none, colour: 0.15 },
  'shaded-eye': { shape: none, colour: 0.15 },
  guide: { shape: uniform(0.3), colour: 0 },
  'hidden-hair': { shape: none, colour: 0.6 },
  glasses: {
    shape: {
      faceLine: 0.2,
      eyebrowAngle: 0.7,
      eyeVerticalLength: 0.7,
      mouthWidth: 0.12,
      noseRatio: 0.1,
    },
    colour: 0,
  },
}

/** Higher severities are clamped. */
const maxSeverity = 2

export const wideningOf = (evidence: Evidence): Widening => {
  const circumstances = circumstancesOf(evidence)
  const factor = (of: (added: ShapeAndColour) => number) =>
    Math.sqrt(
      circumstances.reduce(
        (sum, { doubt, severity }) =>
          sum + of(addedVariance[doubt]) * Math.max(0, Math.min(maxSeverity, severity)) ** 2,
        base,
      ),
    )
  return {
    shape: byTrait((trait) => factor(({ shape }) => shape[trait])),
    colour: factor(({ colour }) => colour),
  }
}

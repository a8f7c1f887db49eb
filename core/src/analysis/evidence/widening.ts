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

/** The variance that every photo has, so that the mean widening over photographs is 1: some of everything is in all. */
const base = 0.7

/** By how much a photo's circumstances widen the usual noise of each trait and of colour: from √`base`. */
export type Widening = ShapeAndColour

const alike = (value: number): ShapeAndColour['shape'] => byTrait(() => value)

const none = alike(0)

/**
 * What a circumstance of severity 1 adds to the noise's variance. Turn, side light and an open mouth as the
 * fifth of the faces that had most of them differed from the others; second photos cannot change a smile,
 * so what its regression leaves over is taken to be as much as of an open mouth; a part that is not seen
 * adds what it explains. Glasses add half of what frames that were drawn over 196 photographs did: the other
 * photo is as likely as not without them. Their rims are taken for brows and lids.
 */
const addedVariance: Readonly<Record<Doubt, ShapeAndColour>> = {
  smile: { shape: alike(0.15), colour: 0 },
  'open-mouth': { shape: alike(0.1), colour: 0 },
  turned: { shape: alike(0.12), colour: 0.05 },
  'side-light': { shape: alike(0.05), colour: 0.3 },
  'coloured-light': { shape: none, colour: 0.15 },
  'shaded-eye': { shape: none, colour: 0.15 },
  guide: { shape: alike(0.3), colour: 0 },
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

/** Severities are clamped to this. */
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

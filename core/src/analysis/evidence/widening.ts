import type { Doubt } from '../../session/certainty/doubt.js'
import { circumstancesOf } from './doubts.js'
import type { Evidence } from './evidence.js'

/** By how much a photo's circumstances widen the usual noise of shape and of colour: from √`base`. */
export interface Widening {
  readonly shape: number
  readonly colour: number
}

/**
 * What a circumstance of severity 1 adds to the noise's variance. Turn, side light and an open mouth as the
 * fifth of the faces that had most of them differed from the others; second photos cannot change a smile,
 * so what its regression leaves over is taken to be as much as of an open mouth; a part that is not seen
 * adds what it explains.
 */
const variance: Readonly<Record<Doubt, Widening>> = {
  smile: { shape: 0.15, colour: 0 },
  'open-mouth': { shape: 0.1, colour: 0 },
  turned: { shape: 0.12, colour: 0.05 },
  'side-light': { shape: 0.05, colour: 0.3 },
  'coloured-light': { shape: 0, colour: 0.15 },
  'shaded-eye': { shape: 0, colour: 0.15 },
  guide: { shape: 0.3, colour: 0 },
  'hidden-hair': { shape: 0, colour: 0.6 },
}

/** Worse than this, more of it tells no more. */
const maxSeverity = 2

export const wideningOf = (evidence: Evidence): Widening => {
  const circumstances = circumstancesOf(evidence)
  const factor = (of: keyof Widening) =>
    Math.sqrt(
      circumstances.reduce(
        (sum, { doubt, severity }) =>
          sum + variance[doubt][of] * Math.max(0, Math.min(maxSeverity, severity)) ** 2,
        base,
      ),
    )
  return { shape: factor('shape'), colour: factor('colour') }
}

/** So that the mean over photographs is 1: some of everything is in all of them. */
const base = 0.7

import * as O from 'fp-ts/lib/Option.js'
import type { Gender } from '../diagnosis/gender.js'
import { genders } from '../diagnosis/gender.js'
import type { PlaceSums } from './colour-sums.js'
import { minPeople } from './colour-sums.js'
import type { ColourMeasure, ColourPart, Norms } from './norms.js'
import { colourParts, normsFor } from './norms.js'

/** How far the mean colours of some people are from the norms, in the measure that is furthest from them. */
export interface Drift {
  readonly part: ColourPart
  readonly measure: keyof ColourMeasure
  /** In standard deviations of the norms, in hundredths. */
  readonly difference: number
  /** The difference in multiples of the largest one that is left to chance: above 1, a lamp or camera was changed. */
  readonly excess: number
  readonly people: number
}

const measures = ['red', 'blue', 'light'] as const

/**
 * Differences left to chance: four standard errors, so that 18 comparisons a day give one false alarm in two years, and a
 * quarter of the deviation between people. A new lamp adds about a whole one; less comes from visitors who take several
 * photos, and from groups who come together, whom a standard error takes for independent people.
 */
const maxErrors = 4
const maxDeviation = 0.25

/** The largest drift of people from the norms of their gender; none for fewer than `minPeople`. */
export const driftFrom = (norms: Norms, sums: PlaceSums): O.Option<Drift> => {
  const drifts = colourParts.flatMap((part) =>
    measures.flatMap((measure) => {
      const drift = driftOf(part, measure, norms, sums)
      return drift.people < minPeople ? [] : [drift]
    }),
  )
  const [first, ...others] = drifts
  return first === undefined
    ? O.none
    : O.some(others.reduce((most, drift) => (drift.excess > most.excess ? drift : most), first))
}

const driftOf = (
  part: ColourPart,
  measure: keyof ColourMeasure,
  norms: Norms,
  sums: PlaceSums,
): Drift => {
  const groups = genders.flatMap((gender: Gender) => {
    const norm = normsFor(norms, gender)[part]
    const { people, sum } = sums[gender][part]
    if (norm === undefined) return []
    const variance = norm.deviation[measure] ** 2
    return [
      {
        people,
        difference: sum[measure] - people * norm.mean[measure],
        variance: people * variance,
        // The norms are means of a sample, too.
        error: (people * variance) / Math.max(1, norm.people),
      },
    ]
  })
  const total = (of: (group: (typeof groups)[number]) => number) =>
    groups.reduce((sum, group) => sum + of(group), 0)
  const people = total((group) => group.people)
  const variance = total((group) => group.variance) / people
  const error = Math.sqrt(variance / people + total((group) => group.error) / people)
  const deviation = Math.sqrt(variance)
  const difference = total((group) => group.difference) / people
  return {
    part,
    measure,
    difference: Math.round((difference / deviation) * 100) / 100,
    excess: Math.abs(difference) / (maxErrors * error + maxDeviation * deviation),
    people,
  }
}

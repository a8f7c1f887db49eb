import * as O from 'fp-ts/lib/Option.js'
import { genders } from '@kaoiro/core/diagnosis'
import type { PlaceSums } from './colour-sums.js'
import { minPeople } from './colour-sums.js'
import type { ColourMeasure, ColourPart, Norms } from '@kaoiro/core/norms'
import { colourMeasures, colourParts, normsFor } from '@kaoiro/core/norms'

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

/**
 * Differences left to chance: four standard errors, so that 18 comparisons a day give one false alarm in two years, and a
 * quarter of the deviation between people. A new lamp adds about a whole one; less comes from visitors who take several
 * photos, and from groups who come together, whom a standard error takes for independent people.
 */
const maxErrors = 4
const maxDeviation = 0.25

/** The largest drift of people from the norms of their gender; none for fewer than `minPeople`. */
export function driftFrom(norms: Norms, sums: PlaceSums): O.Option<Drift> {
  const drifts = colourParts
    .flatMap((part) => colourMeasures.map((measure) => driftOf(part, measure, norms, sums)))
    .filter(({ people }) => people >= minPeople)
  return O.fromNullable(drifts.sort((one, other) => other.excess - one.excess)[0])
}

const driftOf = (
  part: ColourPart,
  measure: keyof ColourMeasure,
  norms: Norms,
  sums: PlaceSums,
): Drift => {
  let [people, difference, variance, error] = [0, 0, 0, 0]
  for (const gender of genders) {
    const norm = normsFor(norms, gender)[part]
    if (norm === undefined) continue
    const { people: count, sum } = sums[gender][part]
    const ofGender = count * norm.deviation[measure] ** 2
    people += count
    difference += sum[measure] - count * norm.mean[measure]
    variance += ofGender
    // The norms are means of a sample, too.
    error += ofGender / Math.max(1, norm.people)
  }
  const deviation = Math.sqrt(variance / people)
  const standardError = Math.sqrt((variance / people + error) / people)
  const mean = difference / people
  return {
    part,
    measure,
    difference: Math.round((mean / deviation) * 100) / 100,
    excess: Math.abs(mean) / (maxErrors * standardError + maxDeviation * deviation),
    people,
  }
}

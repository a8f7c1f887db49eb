import type { ByPartOfAnswer, Variances } from '@kaoiro/analyser/evidence'
import { addedVariance as committed, weightsOf } from '@kaoiro/analyser/evidence'
import { noise } from '@kaoiro/analyser/confidence'
import { byTrait } from '@kaoiro/core/diagnosis'
import type { Trait } from '@kaoiro/core/diagnosis'
import type { RealPair } from './real-pairs.js'

type Part = keyof ByPartOfAnswer
type Circumstance = keyof Variances['addedVariance']

const rounded = (n: number): number => Number(n.toFixed(2))

/** The variance of a photo without circumstances is at least that of made-up second photos. */
const minBase = 0.7

/** The circumstances that are fitted to real pairs; the variances of the others are kept. */
const fittable = (part: Part): ReadonlyArray<Circumstance> =>
  part === 'colour' ? ['unknown-light'] : ['smile', 'open-mouth', 'unknown-light']

/**
 * The least that an expression adds: what made-up photos show of an open mouth, and a little more for a smile, which they
 * cannot change. Neutral and smiling pairs alone do not tell which of the two photos is off.
 */
const minAdded: Readonly<Partial<Record<Circumstance, number>>> = { smile: 0.15, 'open-mouth': 0.1 }

/** Fewer photos with a circumstance say nothing about it. */
const minPhotos = 10

/** The circumstances that enough photos show clearly. */
const fittedIn = (pairs: ReadonlyArray<RealPair>, part: Part): ReadonlyArray<Circumstance> => {
  const weights = pairs.flat().flatMap(({ evidence }) => weightsOf(evidence))
  return fittable(part).filter(
    (wanted) =>
      weights.filter(([name, weight]) => name === wanted && weight >= 1).length >= minPhotos,
  )
}

/** A squared difference between two photos, relative to the noise, and what it is the sum of. */
interface Observation {
  readonly squared: number
  /** The variance of the circumstances that are not fitted. */
  readonly kept: number
  /** The factor of each fitted variance, that of the base first. */
  readonly factors: ReadonlyArray<number>
}

const squaredDifferences = (photos: RealPair, part: Part): ReadonlyArray<number> => {
  const apart = (of: (photo: RealPair[0]) => number, deviation: number) =>
    ((of(photos[0]) - of(photos[1])) / deviation) ** 2
  return part === 'colour'
    ? (['warmth', 'lightness'] as const).map((name) =>
        apart(({ colour }) => colour[name], noise.colour),
      )
    : [apart(({ scores }) => scores[part], noise[part])]
}

const observationsOf =
  (part: Part, fitted: ReadonlyArray<Circumstance>) =>
  (pair: RealPair): ReadonlyArray<Observation> => {
    const weights = pair.flatMap(({ evidence }) => weightsOf(evidence))
    const sum = (names: (name: Circumstance) => number) =>
      weights.reduce((all, [name, weight]) => all + names(name) * weight, 0)
    const kept = sum((name) => (fitted.includes(name) ? 0 : committed[name][part]))
    const factors = [2, ...fitted.map((wanted) => sum((name) => (name === wanted ? 1 : 0)))]
    return squaredDifferences(pair, part).map((squared) => ({ squared, kept, factors }))
  }

const rounds = 500

/**
 * The most likely variances of normal differences, none of them below its minimum: each round multiplies each variance by the
 * ratio of the two parts of its gradient (as in nonnegative matrix factorisation with the Itakura–Saito divergence).
 */
const mostLikely = (
  observations: ReadonlyArray<Observation>,
  minima: ReadonlyArray<number>,
): ReadonlyArray<number> => {
  let variances = minima.map(() => 1)
  for (let round = 0; round < rounds; round++) {
    const expected = observations.map(({ kept, factors }) =>
      factors.reduce((sum, factor, i) => sum + factor * (variances[i] ?? 0), kept),
    )
    variances = variances.map((variance, i) => {
      let [up, down] = [0, 0]
      observations.forEach(({ squared, factors }, at) => {
        const factor = factors[i] ?? 0
        const whole = expected[at] ?? 1
        up += (factor * squared) / whole ** 2
        down += factor / whole
      })
      return Math.max(minima[i] ?? 0, down === 0 ? 0 : variance * Math.sqrt(up / down))
    })
  }
  return variances
}

interface FittedPart {
  readonly base: number
  readonly added: Readonly<Partial<Record<Circumstance, number>>>
}

const fitPart = (pairs: ReadonlyArray<RealPair>, part: Part): FittedPart => {
  const fitted = fittedIn(pairs, part)
  const [base = minBase, ...added] = mostLikely(pairs.flatMap(observationsOf(part, fitted)), [
    minBase,
    ...fitted.map((name) => minAdded[name] ?? 0),
  ])
  return {
    base: rounded(base),
    added: Object.fromEntries(fitted.map((name, i) => [name, rounded(added[i] ?? 0)])),
  }
}

/** Fits the variances of photos to pairs of photos of one person that a camera took. */
export const fitVariances = (pairs: ReadonlyArray<RealPair>): Variances => {
  const fitted: Readonly<Record<Part, FittedPart>> = {
    ...byTrait((trait: Trait) => fitPart(pairs, trait)),
    colour: fitPart(pairs, 'colour'),
  }
  const byPart = (of: (part: Part) => number): ByPartOfAnswer => ({
    ...byTrait(of),
    colour: of('colour'),
  })
  const addedVariance = Object.fromEntries(
    (Object.keys(committed) as ReadonlyArray<Circumstance>).map((name) => [
      name,
      byPart((part) => fitted[part].added[name] ?? committed[name][part]),
    ]),
  ) as Variances['addedVariance']
  return { baseVariance: byPart((part) => fitted[part].base), addedVariance }
}

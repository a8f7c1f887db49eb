import type { Colouring, SeasonWeights } from '@kaoiro/analyser/colour'
import { sharesBy } from '@kaoiro/analyser/colour'
import type { Season } from '@kaoiro/core/diagnosis'
import { seasons } from '@kaoiro/core/diagnosis'
import { byPart, colourMeasures, colourParts } from '@kaoiro/core/norms'
import type { ChancesBy } from '../evaluate/labelled/labelled.js'
import { colouringIn } from '../evaluate/labelled/labelled.js'
import { ownNorms } from '../evaluate/pairs/paired-people.js'
import type { PairedPhoto } from '../evaluate/pairs/paired-people.js'

// Fits the seasons' weights to portraits that somebody gave a season.

type Weights = Readonly<Record<Season, SeasonWeights>>

/** A labelled portrait, relative to its own set. */
interface Example {
  readonly person: string
  readonly numbers: Float64Array
  readonly label: number
  readonly weight: number
}

const numbersOf = (colouring: Colouring): Float64Array =>
  Float64Array.from([
    ...colourParts.flatMap((part) => colourMeasures.map((measure) => colouring[part][measure])),
    // For the offset.
    1,
  ])

const size = 3 * colourParts.length + 1

/** Each set weighs the same, and in it each person. */
const examplesOf = (photos: ReadonlyArray<PairedPhoto>): ReadonlyArray<Example> => {
  const sets = [...new Set(photos.map(({ set }) => set))]
  return sets.flatMap((set) => {
    const own = photos.filter((photo) => photo.set === set && photo.season !== undefined)
    const norms = ownNorms(own)
    if (norms === null) return []
    const people = new Set(own.map(({ person }) => person)).size
    return own.map((photo) => ({
      person: photo.person,
      numbers: numbersOf(colouringIn(photo, norms)),
      label: seasons.findIndex((season) => season === photo.season),
      weight:
        1 / (sets.length * people * own.filter(({ person }) => person === photo.person).length),
    }))
  })
}

/** The ridge: half of it times the squared weights is added to the mean −ln of the chances. */
const ridge = 0.07

/** Steps of gradient descent with Nesterov's momentum; after half as many, the weights change in the fourth digit. */
const rounds = 800
const step = 0.25

/** What `sharesBy` computes, on arrays: a fit asks for it a million times. */
const likelihoods = (weights: Float64Array, numbers: Float64Array): ReadonlyArray<number> => {
  const raw = seasons.map((_, season) => {
    let sum = 0
    for (let i = 0; i < size; i++) sum += (weights[season * size + i] ?? 0) * (numbers[i] ?? 0)
    return Math.exp(sum)
  })
  const total = raw.reduce((sum, one) => sum + one, 0)
  return raw.map((one) => one / total)
}

const gradientAt = (weights: Float64Array, examples: ReadonlyArray<Example>): Float64Array => {
  const gradient = weights.map((weight, i) => (i % size === size - 1 ? 0 : ridge * weight))
  for (const { numbers, label, weight } of examples)
    likelihoods(weights, numbers).forEach((chance, season) => {
      const miss = weight * (chance - (season === label ? 1 : 0))
      for (let i = 0; i < size; i++) {
        const at = season * size + i
        gradient[at] = (gradient[at] ?? 0) + miss * (numbers[i] ?? 0)
      }
    })
  return gradient
}

const inThousandths = (n: number): number => Math.round(1000 * n) / 1000

const weightsFrom = (fitted: Float64Array): Weights => {
  const ofSeason = (season: number): SeasonWeights => {
    const at = (i: number) => inThousandths(fitted[season * size + i] ?? 0)
    return {
      offset: at(size - 1),
      colours: byPart((part) => {
        const from = 3 * colourParts.indexOf(part)
        return { red: at(from), blue: at(from + 1), light: at(from + 2) }
      }),
    }
  }
  return { spring: ofSeason(0), summer: ofSeason(1), autumn: ofSeason(2), winter: ofSeason(3) }
}

const fitted = (examples: ReadonlyArray<Example>): Weights => {
  let [weights, ahead] = [new Float64Array(4 * size), new Float64Array(4 * size)]
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const scaled = examples.map((example) => ({ ...example, weight: example.weight / total }))
  for (let round = 1; round <= rounds; round++) {
    const gradient = gradientAt(ahead, scaled)
    const next = ahead.map((weight, i) => weight - step * (gradient[i] ?? 0))
    const momentum = (round - 1) / (round + 2)
    ahead = next.map((weight, i) => weight + momentum * (weight - (weights[i] ?? 0)))
    weights = next
  }
  return weightsFrom(weights)
}

/** Multinomial logistic regression on all labelled portraits. */
export function fitSeasons(photos: ReadonlyArray<PairedPhoto>): Weights {
  return fitted(examplesOf(photos))
}

const folds = 10

/** The chances of each portrait by weights fitted without its person: a tenth of the people is left out at a time. */
export function leftOutChances(photos: ReadonlyArray<PairedPhoto>): ChancesBy {
  const examples = examplesOf(photos)
  const people = [...new Set(examples.map(({ person }) => person))]
  const foldOf = new Map(people.map((person, i) => [person, i % folds]))
  const models = Array.from({ length: folds }, (_, fold) =>
    fitted(examples.filter(({ person }) => foldOf.get(person) !== fold)),
  )
  return (photo, norms) => {
    const model = models[foldOf.get(photo.person) ?? -1]
    if (model === undefined) throw new Error(`no model for ${photo.person}`)
    return sharesBy(model)(colouringIn(photo, norms))
  }
}

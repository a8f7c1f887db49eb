import type { Nuisance, Population, Statistics } from '@kaoiro/core/analysis/traits/population'
import type { TraitPopulation } from '@kaoiro/core/analysis/traits/trait-scores'
import { neutralMeasure } from '@kaoiro/core/analysis/traits/trait-scores'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import { byTrait } from '@kaoiro/core/diagnosis/level'
import { mean } from '../../statistics/mean.js'
import type { Person, Shown } from '../people/person.js'
import { photosOf } from '../people/person.js'
import { leastSquares, slopeWithin } from '../../statistics/regression.js'
import { rounded } from './rounding.js'
import { meanAndDeviation } from '../../statistics/mean.js'

/** Second photos turn the head: between them and their original nothing else moves a measure with pitch. */
const pitchSlope = (people: ReadonlyArray<Person>, trait: Trait): number =>
  slopeWithin(
    people.map((person) =>
      photosOf(person).map(({ shape }) => ({ x: shape.pose.pitch, y: shape.measures[trait] })),
    ),
  )

/** No second photo smiles otherwise: what a smile does is asked across people, women and men each around their own mean. */
const expressionSlopes = (
  people: ReadonlyArray<Person>,
  measure: (photo: Shown) => number,
): Pick<Nuisance, 'open' | 'lift'> => {
  const rows = people.map((person) => {
    const photos = photosOf(person)
    return [
      mean(photos.map(({ shape }) => shape.expression.open)),
      mean(photos.map(({ shape }) => shape.expression.lift)),
      person.gender === 'WOMEN' ? 1 : 0,
      person.gender === 'MEN' ? 1 : 0,
    ]
  })
  const means = people.map((person) => mean(photosOf(person).map(measure)))
  const [open = 0, lift = 0] = leastSquares(rows, means)
  return { open, lift }
}

const nuisanceOf = (people: ReadonlyArray<Person>, trait: Trait): Nuisance => {
  const pitch = pitchSlope(people, trait)
  const { open, lift } = expressionSlopes(people, ({ shape }) =>
    neutralMeasure({ pitch, open: 0, lift: 0 }, trait, shape),
  )
  return { pitch: rounded(pitch, 3), open: rounded(open, 3), lift: rounded(lift, 3) }
}

const inFourDecimals = ({ mean, deviation }: Statistics): Statistics => ({
  mean: rounded(mean, 4),
  deviation: rounded(deviation, 4),
})

const populationOf = (
  people: ReadonlyArray<Person>,
  gender: Gender,
  nuisances: TraitPopulation['nuisances'],
): Population => {
  const shapes = people
    .filter((person) => person.gender === gender)
    .flatMap((person) => photosOf(person).map(({ shape }) => shape))
  const contours = shapes.map(({ contourJaw }) => contourJaw).filter((jaw) => !Number.isNaN(jaw))
  return {
    ...byTrait((trait) =>
      inFourDecimals(
        meanAndDeviation(shapes.map((shape) => neutralMeasure(nuisances[trait], trait, shape))),
      ),
    ),
    contourJaw: inFourDecimals(meanAndDeviation(contours)),
  }
}

/** What pose and expression do to the measures, and how people differ without them. */
export const fitTraits = (people: ReadonlyArray<Person>): TraitPopulation => {
  const nuisances = byTrait((trait) => nuisanceOf(people, trait))
  return {
    nuisances,
    populations: {
      WOMEN: populationOf(people, 'WOMEN', nuisances),
      MEN: populationOf(people, 'MEN', nuisances),
    },
  }
}

import type {
  Nuisances,
  Nuisance,
  Population,
  Statistics,
  TraitPopulation,
} from '@kaoiro/analyser/traits'
import { neutralMeasure } from '@kaoiro/analyser/traits'
import type { Gender, Trait } from '@kaoiro/core/diagnosis'
import { byTrait } from '@kaoiro/core/diagnosis'
import { expressionIn } from '../halves.js'
import { fitExpression, smilersAmong } from './fit-expression.js'
import { rounded } from './rounding.js'
import type { Person } from './people.js'
import { photosOf } from './people.js'
import { slopesWithin } from '../statistics/regression.js'
import { meanAndDeviation } from '../statistics/shares.js'

/**
 * The measures that a turned head changes by the square of its yaw. Pitch is not corrected: the mesh's pitch differs
 * between people who all look straight ahead, and every correction for it cost more than it gained (note 54).
 */
const turning: ReadonlyArray<Trait> = ['eyebrowAngle']

/** Fits the effect of the yaw to photos that differ in the pose alone, and adds it to that of the expression. */
const withYaw = (people: ReadonlyArray<Person>, expression: Nuisances, trait: Trait): Nuisance => {
  if (!turning.includes(trait)) return expression.nuisances[trait]
  const [yawSquared = 0] = slopesWithin(
    people.map(({ original, posed }) =>
      [original, ...posed].map(({ shape }) => ({
        row: [shape.pose.yaw ** 2],
        target: neutralMeasure(expression, trait, shape),
      })),
    ),
  )
  return { ...expression.nuisances[trait], yawSquared: rounded(yawSquared, 3) }
}

const inFourDecimals = ({ mean, deviation }: Statistics): Statistics => ({
  mean: rounded(mean, 4),
  deviation: rounded(deviation, 4),
})

interface Group extends Statistics {
  readonly weight: number
}

const mixtureOf = (groups: ReadonlyArray<Group>): Statistics => {
  const total = groups.reduce((sum, { weight }) => sum + weight, 0)
  const weighted = (of: (group: Group) => number) =>
    groups.reduce((sum, group) => sum + (group.weight / total) * of(group), 0)
  const centre = weighted((group) => group.mean)
  const square = weighted((group) => group.deviation ** 2 + (group.mean - centre) ** 2)
  return { mean: centre, deviation: Math.sqrt(square) }
}

/**
 * Weights of generated faces and of real people, however many there are: the generated faces have more of the
 * visitors' mix.
 */
const weights = { generated: 0.7, real: 0.3 } as const

/** The statistics of one gender. */
const populationOf = (
  people: ReadonlyArray<Person>,
  gender: Gender,
  nuisances: Nuisances,
): Population => {
  const own = people.filter((person) => person.gender === gender)
  const groupOf = (weight: number, isReal: boolean) => {
    const group = own.filter(({ file }) => (expressionIn(file) !== undefined) === isReal)
    const shapes = group.flatMap((person) => photosOf(person).map(({ shape }) => shape))
    return shapes.length === 0 ? [] : [{ weight, shapes }]
  }
  const groups = [...groupOf(weights.generated, false), ...groupOf(weights.real, true)]
  const statisticsOf = (trait: Trait) =>
    mixtureOf(
      groups.map(({ weight, shapes }) => ({
        weight,
        ...meanAndDeviation(shapes.map((shape) => neutralMeasure(nuisances, trait, shape))),
      })),
    )
  return byTrait((trait) => inFourDecimals(statisticsOf(trait)))
}

/** Fits how pose and expression change the measures, and the mean and deviation of the corrected measures. */
export const fitTraits = (people: ReadonlyArray<Person>): TraitPopulation => {
  const expression = fitExpression(smilersAmong(people))
  const nuisances: Nuisances = {
    ...expression,
    nuisances: byTrait((trait) => withYaw(people, expression, trait)),
  }
  return {
    ...nuisances,
    populations: {
      WOMEN: populationOf(people, 'WOMEN', nuisances),
      MEN: populationOf(people, 'MEN', nuisances),
    },
  }
}

import type { Trait } from '@kaoiro/core/diagnosis/level'
import { byTrait } from '@kaoiro/core/diagnosis/level'
import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { referenceMetres } from '@kaoiro/fixtures/portrait/photograph/relief'
import type { ByTrait, DrawnTraits } from './traits.js'
import { spearman } from '../../statistics/rank-correlation.js'
import { heldOutPredictions } from '../../statistics/regression.js'

/** A drawn person with all parameters of the drawing. */
export interface DrawnPerson extends DrawnTraits {
  readonly parameters: PortraitParameters
}

const wear = ({ glasses, fringe = 0, beard = 0, hairStyle }: PortraitParameters) => [
  glasses === undefined ? 0 : 1,
  fringe,
  beard,
  hairStyle === 'long' ? 1 : 0,
]

/** Perspective is proportional to the inverse of the distance. */
const distance = ({ distance = referenceMetres }: PortraitParameters) => [1 / distance]

const scene = (parameters: PortraitParameters) => {
  const { skin, hair, iris, lips, background, cloth, light } = parameters
  const { scale = 0, roll = 0, yaw = 0, hairline = 0, blur = 0, noise = 0 } = parameters
  return [
    ...[skin, hair, iris, lips, background, cloth].map((lab) => lab?.[0] ?? 0),
    ...[lips[1], light?.exposure, light?.temperature, light?.strength].map((n) => n ?? 0),
    ...[scale, hairline, blur, noise, Math.abs(roll), yaw ** 2, (light?.direction ?? 0) ** 2],
  ]
}

const both = (parameters: PortraitParameters) => [...distance(parameters), ...wear(parameters)]

/** Sets of variables that the regression uses in addition to a trait's score. */
const covariates = {
  nothing: () => [],
  distance,
  wear,
  both,
  all: (parameters: PortraitParameters) => [...both(parameters), ...scene(parameters)],
}

export type Covariates = keyof typeof covariates

export const covariateSets = Object.keys(covariates) as ReadonlyArray<Covariates>

/** For each trait, the rank correlation between the drawn value and its prediction from score and covariates. */
export type Limits = ByTrait<Readonly<Record<Covariates, number>>>

/** Fewer people would overfit two dozen covariates. */
const minPeople = 200

const limitOf = (people: ReadonlyArray<DrawnPerson>, trait: Trait, set: Covariates): number => {
  const rows = people.map(({ parameters, result }) => [
    result.scores[trait],
    parameters.gender === 'MEN' ? 1 : 0,
    ...covariates[set](parameters),
  ])
  const drawn = people.map(({ drawn }) => drawn[trait])
  return spearman(drawn, heldOutPredictions(rows, drawn))
}

/**
 * Estimates how well scores could match the drawings if the analysis also knew what the person wears, the
 * camera's distance, or everything else that was drawn. The rest is the mesh's error. Null for too few people.
 */
export const limitsOf = (people: ReadonlyArray<DrawnPerson>): Limits | null =>
  people.length < minPeople
    ? null
    : byTrait(
        (trait) =>
          Object.fromEntries(
            covariateSets.map((set) => [set, limitOf(people, trait, set)]),
          ) as Limits[Trait],
      )

import type { Trait } from '@kaoiro/core/diagnosis/level'
import { byTrait } from '@kaoiro/core/diagnosis/level'
import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { referenceMetres } from '@kaoiro/fixtures/portrait/photograph/relief'
import type { ByTrait, DrawnTraits } from './traits.js'
import { spearman } from '../../statistics/rank-correlation.js'
import { heldOutPredictions } from '../../statistics/regression.js'

/** A drawn person with all that was drawn, and what was measured. */
export interface DrawnPerson extends DrawnTraits {
  readonly parameters: PortraitParameters
}

const wear = ({ glasses, fringe = 0, beard = 0, hairStyle }: PortraitParameters) => [
  glasses === undefined ? 0 : 1,
  fringe,
  beard,
  hairStyle === 'long' ? 1 : 0,
]

/** Perspective goes by the inverse of the distance. */
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

/** What a regression is given beside a trait's score. */
const covariates = {
  nothing: () => [],
  distance,
  wear,
  both,
  all: (parameters: PortraitParameters) => [...both(parameters), ...scene(parameters)],
}

export type Covariates = keyof typeof covariates

export const covariateSets = Object.keys(covariates) as ReadonlyArray<Covariates>

/** For each trait the rank correlation of what was drawn with what a regression predicts from the score and these covariates. */
export type Limits = ByTrait<Readonly<Record<Covariates, number>>>

/** With fewer people two dozen covariates are fitted to chance. */
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
 * How near the scores could come to what was drawn if the analysis knew what is worn, the camera's distance, or all
 * else about the drawing. What is missing even then, the mesh has measured wrongly. Null for too few people.
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

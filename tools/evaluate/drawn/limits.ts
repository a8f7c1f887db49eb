import type { Trait } from '@kaoiro/core/diagnosis/level'
import { byTrait } from '@kaoiro/core/diagnosis/level'
import type { PortraitParameters } from '@kaoiro/fixtures/portrait/parameters/parameters'
import { referenceMetres } from '@kaoiro/fixtures/portrait/photograph/relief'
import { predictedApart } from '../../statistics/regression.js'
import { spearman } from '../../statistics/spearman.js'
import type { ByTrait, DrawnTraits } from './traits.js'

/** Someone drawn, with what was measured. */
export interface LimitedBy extends DrawnTraits {
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

/** What a regression is told of a drawing beside a trait's score. */
const told = {
  nothing: () => [],
  distance,
  wear,
  both: (parameters: PortraitParameters) => [...distance(parameters), ...wear(parameters)],
  all: (parameters: PortraitParameters) => [
    ...distance(parameters),
    ...wear(parameters),
    ...scene(parameters),
  ],
} as const

export type Told = keyof typeof told

export const tellings: ReadonlyArray<Told> = ['nothing', 'distance', 'wear', 'both', 'all']

/** For each trait the rank correlation of what was drawn with what a regression makes of the score and of what it is told. */
export type Limits = ByTrait<Readonly<Record<Told, number>>>

/** Fewer say less about two dozen parameters than chance does. */
const fewest = 200

const limitOf = (people: ReadonlyArray<LimitedBy>, trait: Trait, telling: Told): number => {
  const rows = people.map(({ parameters, result }) => [
    result.scores[trait],
    parameters.gender === 'MEN' ? 1 : 0,
    ...told[telling](parameters),
  ])
  const drawn = people.map(({ drawn }) => drawn[trait])
  return spearman(drawn, predictedApart(rows, drawn))
}

/**
 * How near what is measured could come to what was drawn if the analysis knew what was worn, from how far the photo was
 * taken, and all else about the drawing: what is missing even then, the mesh has seen otherwise. Null for too few people.
 */
export const limitsOf = (people: ReadonlyArray<LimitedBy>): Limits | null =>
  people.length < fewest
    ? null
    : byTrait(
        (trait) =>
          Object.fromEntries(
            tellings.map((telling) => [telling, limitOf(people, trait, telling)]),
          ) as Readonly<Record<Told, number>>,
      )

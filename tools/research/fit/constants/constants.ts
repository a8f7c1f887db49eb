import type { ColourPopulation } from '@kaoiro/core/analysis/colour/colour-traits'
import type { Noise } from '@kaoiro/core/analysis/confidence/noise'
import { colourTraitsAmong } from '@kaoiro/core/analysis/colour/colour-traits'
import type { TraitPopulation } from '@kaoiro/core/analysis/traits/trait-scores'
import { fitColours } from './fit-colours.js'
import type { FittedCuts } from './fit-cuts.js'
import { fitCuts } from './fit-cuts.js'
import { fitNoise } from './fit-noise.js'
import { fitTraits } from './fit-traits.js'
import { judgedBy } from './judged.js'
import type { Person } from '../people/person.js'

/** All that is made from photographs. */
export interface Constants {
  readonly traits: TraitPopulation
  readonly colours: ColourPopulation
  readonly seasons: FittedCuts
  readonly noise: Noise
}

export const fitConstants = (
  people: ReadonlyArray<Person>,
  isVisitor: (person: Person) => boolean,
): Constants => {
  const traits = fitTraits(people)
  const colours = fitColours(people, isVisitor)
  const visitors = people.filter(isVisitor).map(({ original }) => original.colours)
  return {
    traits,
    colours,
    seasons: fitCuts(visitors.map(colourTraitsAmong(colours))),
    noise: fitNoise(people.map(judgedBy({ traits, colours }))),
  }
}

import type { ColourPopulation } from '@kaoiro/analyser/colour'
import { colourTraitsAmong } from '@kaoiro/analyser/colour'
import type { Noise } from '@kaoiro/analyser/confidence'
import type { TraitPopulation } from '@kaoiro/analyser/traits'
import { fitColours } from './fit-colours.js'
import type { FittedCuts } from './fit-cuts.js'
import { fitCuts } from './fit-cuts.js'
import { fitTraits } from './fit-traits.js'
import { expressionIn } from '../halves.js'
import type { Person } from './people.js'
import { fitNoise, scoredBy } from './scored-person.js'

/** All constants that are fitted to photographs. */
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
  // Two expressions in one light show nothing about the light.
  const inAnyLight = people.filter(({ file }) => expressionIn(file) === undefined)
  const colours = fitColours(inAnyLight, isVisitor)
  const visitors = people.filter(isVisitor).map(({ original }) => original.colours)
  return {
    traits,
    colours,
    seasons: fitCuts(visitors.map(colourTraitsAmong(colours))),
    noise: fitNoise(inAnyLight.map(scoredBy({ traits, colours }))),
  }
}

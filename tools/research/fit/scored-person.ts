import type { ColourPopulation, ColourTraits } from '@kaoiro/analyser/colour'
import { colourTraitsAmong } from '@kaoiro/analyser/colour'
import type { Noise } from '@kaoiro/analyser/confidence'
import type { TraitPopulation } from '@kaoiro/analyser/traits'
import { scoresAmong } from '@kaoiro/analyser/traits'
import { genders, byTrait } from '@kaoiro/core/diagnosis'
import type { Trait, TraitScores } from '@kaoiro/core/diagnosis'
import type { Variation } from '../statistics/intraclass-correlation.js'
import { variationOf } from '../statistics/intraclass-correlation.js'
import type { Person } from './people.js'
import { photosOf } from './people.js'
import { inThreeDigits } from './rounding.js'

/** A person's photos, scored with fitted constants; the original first. */
export interface ScoredPerson {
  readonly gender: Person['gender']
  readonly scores: ReadonlyArray<TraitScores>
  readonly colours: ReadonlyArray<ColourTraits>
}

export const scoredBy =
  ({ traits, colours }: { readonly traits: TraitPopulation; readonly colours: ColourPopulation }) =>
  (person: Person): ScoredPerson => ({
    gender: person.gender,
    scores: photosOf(person).map(({ shape }) => scoresAmong(traits)(person.gender, shape)),
    colours: photosOf(person).map((photo) => colourTraitsAmong(colours)(photo.colours)),
  })

/** Compares women with women and men with men, as the scores do. */
export const scoreVariation = (people: ReadonlyArray<ScoredPerson>, trait: Trait): Variation =>
  variationOf(
    genders.map((gender) =>
      people
        .filter((person) => person.gender === gender)
        .map(({ scores }) => scores.map((score) => score[trait])),
    ),
  )

export const colourVariation = (
  people: ReadonlyArray<ScoredPerson>,
  name: keyof ColourTraits,
): Variation => variationOf([people.map(({ colours }) => colours.map((own) => own[name]))])

/** Returns the standard deviations between photos of one person. */
export const fitNoise = (people: ReadonlyArray<ScoredPerson>): Noise => ({
  ...byTrait((trait) => inThreeDigits(scoreVariation(people, trait).betweenPhotos)),
  warmth: inThreeDigits(colourVariation(people, 'warmth').betweenPhotos),
  lightness: inThreeDigits(colourVariation(people, 'lightness').betweenPhotos),
})

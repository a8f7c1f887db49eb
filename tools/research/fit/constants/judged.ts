import type { ColourPopulation, ColourTraits } from '@kaoiro/core/analysis/colour/colour-traits'
import { colourTraitsAmong } from '@kaoiro/core/analysis/colour/colour-traits'
import type { TraitPopulation } from '@kaoiro/core/analysis/traits/trait-scores'
import type { TraitScores, Trait } from '@kaoiro/core/diagnosis/level'
import { scoresAmong } from '@kaoiro/core/analysis/traits/trait-scores'
import { genders } from '@kaoiro/core/diagnosis/gender'
import type { Variation } from '../../statistics/intraclass.js'
import { variationOf } from '../../statistics/intraclass.js'
import type { Person } from '../people/person.js'
import { photosOf } from '../people/person.js'

/** A person's photos as the constants judge them. */
export interface Judged {
  readonly gender: Person['gender']
  readonly scores: ReadonlyArray<TraitScores>
  readonly colours: ReadonlyArray<ColourTraits>
}

export const judgedBy =
  ({ traits, colours }: { readonly traits: TraitPopulation; readonly colours: ColourPopulation }) =>
  (person: Person): Judged => ({
    gender: person.gender,
    scores: photosOf(person).map(({ shape }) => scoresAmong(traits)(person.gender, shape)),
    colours: photosOf(person).map((photo) => colourTraitsAmong(colours)(photo.colours)),
  })

/** Women are held against women and men against men, as their scores are. */
export const scoreVariation = (judged: ReadonlyArray<Judged>, trait: Trait): Variation =>
  variationOf(
    genders.map((gender) =>
      judged
        .filter((own) => own.gender === gender)
        .map(({ scores }) => scores.map((score) => score[trait])),
    ),
  )

export const colourVariation = (
  judged: ReadonlyArray<Judged>,
  name: keyof ColourTraits,
): Variation => variationOf([judged.map(({ colours }) => colours.map((own) => own[name]))])

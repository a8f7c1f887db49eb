import type { ColourTraits } from '@kaoiro/core/analysis/colour/colour-traits'
import { colourTraitsAmong } from '@kaoiro/core/analysis/colour/colour-traits'
import { nearestSeason, seasonPlacesBy } from '@kaoiro/core/analysis/colour/season-model'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import { traits } from '@kaoiro/core/diagnosis/level'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { undertoneOf } from '@kaoiro/core/diagnosis/season'
import type { Agreement } from '../statistics/agreement.js'
import { agreementOf } from '../statistics/agreement.js'
import type { Constants } from './constants/constants.js'
import { sharesBy } from './constants/fit-cuts.js'
import type { Person } from './people/person.js'
import { colourVariation, judgedBy, scoreVariation } from './constants/judged.js'

/** How well constants hold for some people. */
export interface Holding {
  readonly people: number
  /** The share of each number's variance that lies between people: ICC(1,1). */
  readonly between: Readonly<Record<Trait | keyof ColourTraits, number>>
  /** Of two second photos of one person. */
  readonly season: Agreement
  readonly undertone: Agreement
  /** Of the visitors' originals. */
  readonly shares: Readonly<Record<Season, number>>
}

const colourTraits = ['warmth', 'lightness', 'chroma', 'contrast'] as const

export const holdingOf = (
  constants: Constants,
  people: ReadonlyArray<Person>,
  isVisitor: (person: Person) => boolean,
): Holding => {
  const judged = people.map(judgedBy(constants))
  const { cuts } = constants.seasons
  const seasonOf = nearestSeason(seasonPlacesBy(cuts))
  const again = judged.map(({ colours }) => colours.slice(1).map(seasonOf))
  const originals = people
    .filter(isVisitor)
    .map(({ original }) => colourTraitsAmong(constants.colours)(original.colours))
  return {
    people: people.length,
    between: Object.fromEntries([
      ...traits.map((trait) => [trait, scoreVariation(judged, trait).correlation] as const),
      ...colourTraits.map((name) => [name, colourVariation(judged, name).correlation] as const),
    ]) as Holding['between'],
    season: agreementOf([again]),
    undertone: agreementOf([again.map((seasons) => seasons.map(undertoneOf))]),
    shares: sharesBy(cuts, originals),
  }
}

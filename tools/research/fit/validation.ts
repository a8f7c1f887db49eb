import type { ColourTraits } from '@kaoiro/analyser/colour'
import { colourTraitsAmong, nearestSeason, seasonPlacesBy } from '@kaoiro/analyser/colour'
import type { Trait, Season } from '@kaoiro/core/diagnosis'
import { traits, seasons, undertoneOf } from '@kaoiro/core/diagnosis'
import type { Column } from '../../report/columns.js'
import { besideEachOther, decimals, percent, table } from '../../report/columns.js'
import { traitName } from '../names.js'
import type { Agreement } from '../statistics/agreement.js'
import { agreementOf } from '../statistics/agreement.js'
import { professionalSeasonShares } from '../statistics/shares.js'
import type { Constants } from './constants.js'
import type { FittedCuts } from './fit-cuts.js'
import { areNear, sharesBy } from './fit-cuts.js'
import type { Person } from './people.js'
import { colourVariation, scoredBy, scoreVariation } from './scored-person.js'

/** How well constants work for some people, e.g. those they were not fitted to. */
interface Validation {
  readonly people: number
  /** The share of each number's variance that is between people: ICC(1,1). */
  readonly between: Readonly<Record<Trait | keyof ColourTraits, number>>
  /** Between second photos of one person. */
  readonly season: Agreement
  readonly undertone: Agreement
  /** The share of each season among the visitors' originals. */
  readonly shares: Readonly<Record<Season, number>>
}

const colourTraits = ['warmth', 'lightness', 'chroma', 'contrast'] as const

export const validationOf = (
  constants: Constants,
  people: ReadonlyArray<Person>,
  isVisitor: (person: Person) => boolean,
): Validation => {
  const scored = people.map(scoredBy(constants))
  const { cuts } = constants.seasons
  const seasonOf = nearestSeason(seasonPlacesBy(cuts))
  const again = scored.map(({ colours }) => colours.slice(1).map(seasonOf))
  const originals = people
    .filter(isVisitor)
    .map(({ original }) => colourTraitsAmong(constants.colours)(original.colours))
  return {
    people: people.length,
    between: Object.fromEntries([
      ...traits.map((trait) => [trait, scoreVariation(scored, trait).correlation] as const),
      ...colourTraits.map((name) => [name, colourVariation(scored, name).correlation] as const),
    ]) as Validation['between'],
    season: agreementOf([again]),
    undertone: agreementOf([again.map((seasons) => seasons.map(undertoneOf))]),
    shares: sharesBy(cuts, originals),
  }
}

const numberLines = (
  title: string,
  names: ReadonlyArray<keyof Validation['between']>,
  { between }: Validation,
): ReadonlyArray<string> =>
  table(names, [
    [title, 28, (name) => (name in traitName ? traitName[name as Trait] : name)],
    ['', -8, (name) => decimals(between[name])],
  ])

const agreementLines = (validation: Validation): ReadonlyArray<string> =>
  table(['season', 'undertone'] as const, [
    ['the same in second photos', 28, (name) => (name === 'season' ? name : 'warm or cool')],
    ['of one', -14, (name) => percent(validation[name].onePerson)],
    ['of two people', -14, (name) => percent(validation[name].twoPeople)],
    ['kappa', -14, (name) => decimals(validation[name].kappa)],
  ])

const cutsText = ({ shares, rounds }: FittedCuts): string => {
  const found = areNear(shares) ? 'all within 3 points' : 'not all within 3 points'
  return rounds === 0
    ? `cuts at the quantiles: ${found}`
    : `rounds of moving the cuts off their quantiles: ${rounds}, ${found}`
}

const shareLines = (fitted: FittedCuts, validation: Validation): ReadonlyArray<string> => {
  const rows = [
    ['wanted', professionalSeasonShares],
    ['where they were fitted', fitted.shares],
    ['here', validation.shares],
  ] as const
  return [
    ...table(rows, [
      ['visitors', 28, ([name]) => name],
      ...seasons.map((season): Column<(typeof rows)[number]> => [
        season,
        -10,
        ([, shares]) => percent(shares[season], 0),
      ]),
    ]),
    cutsText(fitted),
  ]
}

/** Formats the validation in 80 columns. */
export const reportOf = (title: string, fitted: FittedCuts, validation: Validation): string =>
  [
    [title],
    besideEachOther(
      [
        numberLines('ICC, women and men apart', traits, validation),
        numberLines('ICC, of all', colourTraits, validation),
      ],
      40,
    ),
    agreementLines(validation),
    shareLines(fitted, validation),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')

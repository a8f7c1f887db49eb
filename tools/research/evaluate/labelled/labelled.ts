import type { Colouring } from '@kaoiro/analyser/colour'
import { colouringOf, shippedNorms } from '@kaoiro/analyser/colour'
import type { Season } from '@kaoiro/core/diagnosis'
import { seasons, undertoneOf } from '@kaoiro/core/diagnosis'
import type { Norms } from '@kaoiro/core/norms'
import { normsFor } from '@kaoiro/core/norms'
import { percent, table } from '../../../report/columns.js'
import { weightedMean } from '../../../statistics/mean.js'
import { ownNorms } from '../pairs/paired-people.js'
import type { PairedPhoto } from '../pairs/paired-people.js'

// How often the analysis names the season that somebody gave a portrait.

type Chances = Readonly<Record<Season, number>>

/** The chances of a photo's seasons by these norms, 0 to 1. */
export type ChancesBy = (photo: PairedPhoto, norms: Norms) => Chances

/** A photo’s colours relative to norms. Without a gender it counts as a woman’s: the norms of such sets are for everybody. */
export function colouringIn(
  { gender = 'WOMEN', examinedAs }: PairedPhoto,
  norms: Norms,
): Colouring {
  return colouringOf(normsFor(norms, gender), examinedAs(gender).evidence.colours)
}

/** A portrait with its label. Portraits of one person together weigh as much as one. */
interface Judged {
  readonly season: Season
  readonly chances: Chances
  readonly order: ReadonlyArray<Season>
  readonly weight: number
}

const judged =
  (chancesBy: ChancesBy, norms: Norms) =>
  (photos: ReadonlyArray<PairedPhoto>): ReadonlyArray<Judged> =>
    photos.flatMap((photo) => {
      if (photo.season === undefined) return []
      const chances = chancesBy(photo, norms)
      const own = photos.filter(({ person }) => person === photo.person).length
      const order = [...seasons].sort((a, b) => chances[b] - chances[a])
      return [{ season: photo.season, chances, order, weight: 1 / own }]
    })

const shareOf = (some: ReadonlyArray<Judged>, is: (one: Judged) => boolean): number =>
  weightedMean(some, (one) => (is(one) ? 1 : 0))

const chanceOfFirst = ({ chances }: Judged): number => Math.max(...Object.values(chances))

/** Whole percentages may be 0. */
const leastChance = 0.005

const figuresOf = (some: ReadonlyArray<Judged>) => ({
  portraits: some.length,
  people: Math.round(some.reduce((sum, { weight }) => sum + weight, 0)),
  first: shareOf(some, ({ season, order }) => order[0] === season),
  two: shareOf(some, ({ season, order }) => order.slice(0, 2).includes(season)),
  warm: shareOf(
    some,
    ({ season, order: [first = season] }) => undertoneOf(first) === undertoneOf(season),
  ),
  /** The mean of −ln of the chance that the label was given (Good 1952); 1.39 for one quarter each. */
  score: weightedMean(
    some,
    ({ season, chances }) => -Math.log(Math.max(leastChance, chances[season])),
  ),
  told: weightedMean(some, chanceOfFirst),
  shares: seasons.map((season) => shareOf(some, ({ order }) => order[0] === season)),
})

type Figures = ReturnType<typeof figuresOf>

/** Limits of the told chances in the table of reliability. */
const limits = [0, 0.4, 0.5, 0.6, 0.7, 1.01]

const reliabilityOf = (some: ReadonlyArray<Judged>) =>
  limits.slice(1).flatMap((upper, i) => {
    const from = limits[i] ?? 0
    const own = some.filter((one) => chanceOfFirst(one) >= from && chanceOfFirst(one) < upper)
    return own.length === 0 ? [] : [{ from, upper: Math.min(1, upper), ...figuresOf(own) }]
  })

/** For each set, by its own norms and by the shipped ones. */
export function labelledSummary(photos: ReadonlyArray<PairedPhoto>, chancesBy: ChancesBy) {
  const sets = [...new Set(photos.map(({ set }) => set))]
  const rows = sets.flatMap((set) => {
    const own = photos.filter((photo) => photo.set === set)
    const norms = ownNorms(own)
    return [
      ...(norms === null ? [] : [{ set, norms: 'own', judged: judged(chancesBy, norms)(own) }]),
      { set, norms: 'shipped', judged: judged(chancesBy, shippedNorms)(own) },
    ]
  })
  return {
    sets: rows.map((row) => ({ set: row.set, norms: row.norms, ...figuresOf(row.judged) })),
    reliability: reliabilityOf(
      rows.filter(({ norms }) => norms === 'own').flatMap((row) => row.judged),
    ),
  }
}

type LabelledSummary = ReturnType<typeof labelledSummary>

/** Formats the figures for 80 columns. */
export function labelledLines({ sets, reliability }: LabelledSummary): ReadonlyArray<string> {
  return [
    'Seasons that somebody gave, each person once',
    ...table(sets, [
      ['set', 9, ({ set }) => set],
      ['norms', 9, ({ norms }) => norms],
      ['people', -7, ({ people }) => people],
      ['first', -8, ({ first }) => percent(first, 0)],
      ['two', -7, ({ two }) => percent(two, 0)],
      ['warm', -7, ({ warm }) => percent(warm, 0)],
      ['score', -7, ({ score }) => score.toFixed(2)],
      ['told', -7, ({ told }) => percent(told, 0)],
      [
        'answers',
        -19,
        ({ shares }: Figures) =>
          shares.map((share) => percent(share, 0).replace(' %', '')).join(' '),
      ],
    ]),
    'first: the likeliest season is the label; two: one of the likeliest two; warm:',
    'warm or cool; score: mean −ln of its chance (a quarter each: 1.39); answers:',
    'spring, summer, autumn, winter in percent',
    '',
    'By own norms, told',
    ...table(reliability, [
      ['', 14, ({ from, upper }) => `${percent(from, 0).replace(' %', '')}–${percent(upper, 0)}`],
      ['portraits', -10, ({ portraits }) => portraits],
      ['told', -8, ({ told }) => percent(told, 0)],
      ['right', -8, ({ first }) => percent(first, 0)],
    ]),
  ]
}

import type { Gender } from '@kaoiro/core/diagnosis'
import { traits, seasons } from '@kaoiro/core/diagnosis'
import { genderNames, traitName } from '../../names.js'
import { professionalSeasonShares } from '../../statistics/shares.js'
import { pairsRows } from '../pairs/pairs.js'
import type { Bounds, Row } from '../records/goals.js'
import { rangeOf, row } from '../records/goals.js'
import { validityRows } from '../truth/validity.js'
import { everything } from '../second-photo/amounts.js'
import { gainOf } from '../photos/combinations.js'
import { sure } from '../photos/confidence.js'
import type { Consistency } from '../photos/consistency.js'
import { answerTitles, mainAnswers, numberTitle } from '../photos/people.js'
import type { GenderShares, PhotosSummary } from './summary.js'

/** Levels are quintiles of the population: 20 % each. */
const levelGoal: Bounds = { min: 0.08, max: 0.32 }

const faceTypeGoals: Readonly<Record<Gender, Bounds>> = {
  WOMEN: { min: 0.06, max: 0.26 },
  MEN: { min: 0.14, max: 0.38 },
}

/** A goal from nine percentage points below a share to nine above it. */
const near = (share: number): Bounds => ({
  min: Math.round(100 * share - 9) / 100,
  max: Math.round(100 * share + 9) / 100,
})

const agreementGoals = {
  faceType: { onePerson: 0.75, kappa: 0.7 },
  season: { onePerson: 0.82, kappa: 0.75 },
} as const

const colourGoals: Readonly<Record<string, number>> = {
  warmth: 0.7,
  lightness: 0.88,
  contrast: 0.88,
}

/** Returns the least ICC that a trait or colour trait should have, if it has a goal. */
const variationGoal = (name: string): number | undefined =>
  name in traitName ? 0.85 : colourGoals[name]

const genderRows = (gender: Gender, { photos, levels, faceTypes }: GenderShares) => {
  const shares = traits.flatMap((trait) => Object.values(levels[trait]))
  const name = genderNames[gender]
  return photos === 0
    ? []
    : [
        row(`levels of ${name}, each`, rangeOf(shares), levelGoal),
        row(
          `face types of ${name}, each`,
          rangeOf(Object.values(faceTypes)),
          faceTypeGoals[gender],
        ),
      ]
}

const seasonRows = ({ all, eastAsian }: PhotosSummary['seasons']): ReadonlyArray<Row> => [
  ...seasons.map((season) =>
    row(
      `${season}, East Asian folders`,
      eastAsian.photos === 0 ? null : eastAsian.shares[season],
      near(professionalSeasonShares[season]),
    ),
  ),
  row(
    'largest share of one season',
    all.photos === 0 ? null : Math.max(...Object.values(all.shares)),
    { max: 0.45 },
  ),
]

const consistencyRows = ({
  agreement,
  variation,
  confidence,
  combinations,
}: Consistency): ReadonlyArray<Row> => [
  ...mainAnswers.flatMap((name) => {
    const { onePerson, kappa, people } = agreement[name]
    const [title, goals] = [answerTitles[name], agreementGoals[name]]
    const measured = (figure: number) => (people > 0 ? figure : null)
    return [
      row(`${title} the same in two second photos`, measured(onePerson), { min: goals.onePerson }),
      row(`${title}, kappa of the same`, measured(kappa), { min: goals.kappa }, 'number'),
    ]
  }),
  ...Object.entries({ ...variation.scores, ...variation.colour }).flatMap(
    ([name, { correlation, people }]) => {
      const min = variationGoal(name)
      const measured = people > 0 ? correlation : null
      return min === undefined
        ? []
        : [row(`between people, ${numberTitle(name)}`, measured, { min }, 'number')]
    },
  ),
  ...mainAnswers.flatMap((name) => {
    const calibration = confidence[name]
    if (calibration === undefined) return []
    const { pairs, toldMinusStayed, sure: sureOnes } = calibration
    const title = answerTitles[name]
    const stayed = sureOnes.pairs > 0 ? sureOnes.stayed : null
    return [
      // Confidence is learned from real pairs, which differ more: here it may be too low, but not too high.
      row(
        `${title}, told minus stayed again`,
        pairs > 0 ? toldMinusStayed : null,
        { max: 0.04 },
        'number',
      ),
      row(`${title} stayed at confidence ≥ ${sure}`, stayed, { min: 0.88 }),
    ]
  }),
  ...(combinations === null ? [] : mainAnswers).map((name) =>
    row(
      `${answerTitles[name]}, gain of three photos over one`,
      combinations && gainOf(combinations, 3, name),
      { min: 0.07 },
    ),
  ),
]

/** The goals for photos with a white sheet, in each series that draws one. */
const sheetRows = ({ paperFound, agreement: { season } }: Consistency): ReadonlyArray<Row> => [
  row('white sheet found where it is', paperFound, { min: 0.95 }),
  row('season the same with a white sheet', season.people > 0 ? season.onePerson : null, {
    min: 0.93,
  }),
]

/** The goals for photographs. Those about other second photos use only the series with all changes at once. */
export const photoRows = (summary: PhotosSummary): ReadonlyArray<Row> => {
  const consistency = summary.steadiness[everything.name]
  return [
    ...(summary.validity === null ? [] : validityRows(summary.validity)),
    ...(summary.pairs === null ? [] : pairsRows(summary.pairs)),
    ...genderRows('WOMEN', summary.byGender.WOMEN),
    ...genderRows('MEN', summary.byGender.MEN),
    ...seasonRows(summary.seasons),
    ...(consistency === undefined ? [] : consistencyRows(consistency)),
    ...Object.entries(summary.steadiness).flatMap(([name, own]) =>
      name.split(',').includes('sheet') ? sheetRows(own) : [],
    ),
    row(
      'white sheet found where none is',
      summary.seasons.all.photos === 0 ? null : summary.paperFound,
      {
        max: 0.01,
      },
    ),
    row('photos refused', summary.photos === 0 ? null : summary.refusedShare, { max: 0.02 }),
  ]
}

import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { Trait } from '@kaoiro/core/diagnosis/level'
import { traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import type { Bounds, Row } from '../report/goals.js'
import { rangeOf, row } from '../report/goals.js'
import { professionalSeasonShares } from '../../statistics/season-shares.js'
import { genderNames, traitName } from '../../names.js'
import type { Calibration } from './calibration.js'
import { sure } from './calibration.js'
import type { Combinations } from './combinations.js'
import { combinedAnswers } from './combinations.js'
import { gainOf } from './gain.js'
import type { GenderShares, PhotosSummary, AnsweredSeasons } from './summary.js'
import { everything } from '../second-photo/series.js'
import type { Steadiness } from './steadiness.js'
import { answerTitles, numberTitle } from './titles.js'

/** Five levels are fifths of a population, 20 % each. */
export const levelGoal: Bounds = { min: 0.08, max: 0.32 }

export const faceTypeGoals: Readonly<Record<Gender, Bounds>> = {
  WOMEN: { min: 0.06, max: 0.26 },
  MEN: { min: 0.14, max: 0.38 },
}

/** Nine points to either side. */
const near = (share: number): Bounds => ({
  min: Math.round(100 * share - 9) / 100,
  max: Math.round(100 * share + 9) / 100,
})

export const agreementGoals = {
  faceType: { onePerson: 0.75, kappa: 0.7 },
  season: { onePerson: 0.82, kappa: 0.75 },
} as const

const traitGoal = 0.85

const colourGoals: Readonly<Record<string, number>> = {
  warmth: 0.7,
  lightness: 0.88,
  contrast: 0.88,
}

export const variationGoal = (name: string): number | undefined =>
  name in traitName ? traitGoal : colourGoals[name]

const genderRows = (gender: Gender, { photos, levels, faceTypes }: GenderShares) => {
  const shares = traits.flatMap((trait: Trait) => Object.values(levels[trait]))
  return photos === 0
    ? []
    : [
        row(`levels of ${genderNames[gender]}, each`, rangeOf(shares), levelGoal),
        row(
          `face types of ${genderNames[gender]}, each`,
          rangeOf(Object.values(faceTypes)),
          faceTypeGoals[gender],
        ),
      ]
}

const seasonRows = (all: AnsweredSeasons, eastAsian: AnsweredSeasons): ReadonlyArray<Row> => [
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

const agreementRows = ({ agreement }: Steadiness): ReadonlyArray<Row> =>
  (['faceType', 'season'] as const).flatMap((name) => {
    const { onePerson, kappa, people } = agreement[name]
    const told = people > 0
    const title = answerTitles[name]
    return [
      row(`${title} the same in two second photos`, told ? onePerson : null, {
        min: agreementGoals[name].onePerson,
      }),
      row(
        `${title}, kappa of the same`,
        told ? kappa : null,
        { min: agreementGoals[name].kappa },
        'number',
      ),
    ]
  })

const variationRows = ({ variation }: Steadiness): ReadonlyArray<Row> =>
  Object.entries({ ...variation.scores, ...variation.colour }).flatMap(
    ([name, { correlation, people }]) => {
      const min = variationGoal(name)
      return min === undefined
        ? []
        : [
            row(
              `between people, ${numberTitle(name)}`,
              people > 0 ? correlation : null,
              { min },
              'number',
            ),
          ]
    },
  )

const confidenceRows = (title: string, kept: Calibration | undefined): ReadonlyArray<Row> =>
  kept === undefined
    ? []
    : [
        row(
          `calibration error, ${title}`,
          kept.pairs > 0 ? kept.error : null,
          { max: 0.04 },
          'number',
        ),
        row(
          `${title} stayed, of those told ≥ ${sure}`,
          kept.sure.pairs > 0 ? kept.sure.stayed : null,
          {
            min: 0.88,
          },
        ),
      ]

/** Seven percentage points. */
const gainGoal: Bounds = { min: 0.07 }

const gainRows = (combinations: Combinations | null): ReadonlyArray<Row> =>
  combinations === null
    ? []
    : combinedAnswers.map((answer) =>
        row(
          `${answerTitles[answer]}, gain of three photos over one`,
          gainOf(combinations, 3, answer),
          gainGoal,
        ),
      )

const steadinessRows = (steadiness: Steadiness | undefined): ReadonlyArray<Row> =>
  steadiness === undefined
    ? []
    : [
        ...agreementRows(steadiness),
        ...variationRows(steadiness),
        ...confidenceRows('face type', steadiness.confidence.faceType),
        ...confidenceRows('season', steadiness.confidence.season),
        ...gainRows(steadiness.combinations),
      ]

/** The goals for photographs; those of second photos are for everything at once. */
export const photoRows = (summary: PhotosSummary): ReadonlyArray<Row> => [
  ...genderRows('WOMEN', summary.byGender.WOMEN),
  ...genderRows('MEN', summary.byGender.MEN),
  ...seasonRows(summary.seasons.all, summary.seasons.eastAsian),
  ...steadinessRows(summary.steadiness[everything.name]),
  row('photos refused', summary.photos === 0 ? null : summary.refusedShare, { max: 0.02 }),
]

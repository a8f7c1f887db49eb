import { reliabilityLines } from '../report/blocks.js'
import { besideEachOther, cells, decimals, percent, wrapped } from '../../../report/columns.js'
import { answerNames, numbersNames } from './compared.js'
import type { Calibration } from './calibration.js'
import { sure } from './calibration.js'
import type { Steadiness } from './steadiness.js'
import { answerTitles, numberTitleIn } from './titles.js'

const refusedLines = ({ secondPhotos, refusals }: Steadiness): ReadonlyArray<string> => {
  const refused = Object.values(refusals).reduce((sum, count) => sum + count, 0)
  const reasons = Object.entries(refusals).map(([reason, count]) => `${reason} ${count}`)
  return refused === 0
    ? [`none of ${secondPhotos} refused`]
    : wrapped([`${refused} of ${secondPhotos} refused:`, ...reasons], 2)
}

const agreementWidths = [28, -13, -13, -13, -13]

/** How often photos of one person agree beside how often those of two people do. */
export const agreementLines = (series: string, steadiness: Steadiness): ReadonlyArray<string> => [
  ...wrapped(['Second photos, changed:', ...series.split(',')], 2),
  ...refusedLines(steadiness),
  '',
  cells(agreementWidths, ['the same in', 'it and one', 'two of them', 'two people', 'kappa']),
  ...answerNames.map((name) => {
    const { onePerson, twoPeople, kappa } = steadiness.agreement[name]
    return cells(agreementWidths, [
      answerTitles[name],
      percent(steadiness.stayed[name]),
      percent(onePerson),
      percent(twoPeople),
      decimals(kappa),
    ])
  }),
  'it and one: the photo itself and a second one; two of them: two second photos,',
  'where there are two, and so is kappa; two people: of one gender, but for season',
]

const variationWidths = [28, -14, -14, -14]

/** How much of each number's variance lies between people. */
export const variationLines = ({ variation }: Steadiness): ReadonlyArray<string> => [
  cells(variationWidths, ['deviations between', 'people', "one's photos", 'ICC']),
  ...numbersNames.flatMap((numbers) =>
    Object.entries(variation[numbers]).map(
      ([name, { betweenPeople, betweenPhotos, correlation }]) =>
        cells(variationWidths, [
          numberTitleIn(numbers, name),
          ...[betweenPeople, betweenPhotos, correlation].map(decimals),
        ]),
    ),
  ),
  'as seen: before pose and expression are taken out, in the unit of the measure',
]

const promiseLines = (title: string, kept: Calibration | undefined): ReadonlyArray<string> =>
  kept === undefined
    ? []
    : [
        ...reliabilityLines(`How sure: ${title}`, kept),
        `by chance alone up to ${kept.errorByChance.toFixed(3)}`,
      ]

const summaryWidths = [28, -12, -12, -13, -13]

const sureText = ({ sure: { pairs, stayed } }: Calibration): string =>
  pairs === 0 ? '–' : percent(stayed)

/** Whether confidence is true: the two main answers in bins, every answer in a line. */
export const confidenceLines = ({
  confidence,
}: Steadiness): ReadonlyArray<ReadonlyArray<string>> => [
  besideEachOther(
    [promiseLines('face type', confidence.faceType), promiseLines('season', confidence.season)],
    40,
  ),
  [
    cells(summaryWidths, ['confidence in', 'error', 'by chance', `told ≥ ${sure}`, 'stayed']),
    ...answerNames.flatMap((name) => {
      const kept = confidence[name]
      return kept === undefined
        ? []
        : cells(summaryWidths, [
            answerTitles[name],
            kept.error.toFixed(3),
            kept.errorByChance.toFixed(3),
            percent(kept.pairs === 0 ? 0 : kept.sure.pairs / kept.pairs),
            sureText(kept),
          ])
    }),
  ],
]

const doubtWidths = [20, -10, -13, -12, -13, -12]

/** What photos were told of themselves, and whether that was of any use. */
export const doubtLines = ({ doubts, secondNamed }: Steadiness): ReadonlyArray<string> => [
  cells(doubtWidths, ['doubt', 'told', 'type stayed', 'was said', 'season', 'was said']),
  ...Object.entries(doubts).map(([doubt, { told, faceType, season }]) =>
    cells(doubtWidths, [
      doubt,
      percent(told),
      ...(told === 0
        ? []
        : [faceType.stayed, faceType.said, season.stayed, season.said].map((share) =>
            percent(share),
          )),
    ]),
  ),
  `Changed answers that were named as the second: face type ${percent(secondNamed.faceType, 0)}, ` +
    `season ${percent(secondNamed.season, 0)}`,
]

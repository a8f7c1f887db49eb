import type { AgreementLevel } from '@kaoiro/core/combination/agreement'
import { agreementLevels } from '@kaoiro/core/combination/agreement'
import {
  besideEachOther,
  cells,
  columns,
  decimals,
  percent,
  wrapped,
} from '../../../report/columns.js'
import { reliabilityLines } from '../goals.js'
import type { AgreementFigures, Combinations } from './combinations.js'
import { gainOf } from './combinations.js'
import type { Calibration } from './confidence.js'
import { sure } from './confidence.js'
import type { Consistency } from './consistency.js'
import type { AnswerName, NumbersName } from './people.js'
import { answerNames, answerTitles, mainAnswers, numbersNames, numberTitle } from './people.js'

type Lines = ReadonlyArray<string>

const refusedCount = ({ refusals }: Consistency): number =>
  Object.values(refusals).reduce((sum, count) => sum + count, 0)

const refusedLines = (consistency: Consistency): Lines => {
  const { secondPhotos, refusals } = consistency
  const refused = refusedCount(consistency)
  const reasons = Object.entries(refusals).map(([reason, count]) => `${reason} ${count}`)
  return refused === 0
    ? [`none of ${secondPhotos} refused`]
    : wrapped([`${refused} of ${secondPhotos} refused:`, ...reasons], 2)
}

const agreementWidths = [28, -13, -13, -13, -13]

/** How often photos of one person get the same answer, compared with photos of two people. */
const agreementLines = (series: string, consistency: Consistency): Lines => [
  ...wrapped(['Second photos, changed:', ...series.split(',')], 2),
  ...refusedLines(consistency),
  '',
  cells(agreementWidths, ['the same in', 'it and one', 'two of them', 'two people', 'kappa']),
  ...answerNames.map((name) => {
    const { onePerson, twoPeople, kappa } = consistency.agreement[name]
    return cells(agreementWidths, [
      answerTitles[name],
      percent(consistency.stayed[name]),
      percent(onePerson),
      percent(twoPeople),
      decimals(kappa),
    ])
  }),
  'it and one: the original and a second photo; two of them: two second photos, as',
  'for kappa, if there are two; two people: of one gender, except for the season',
]

const variationWidths = [28, -14, -14, -14]

const titleIn = (numbers: NumbersName, name: string): string =>
  numbers === 'measures' ? `${numberTitle(name)}, as seen` : numberTitle(name)

/** How much of each number's variance is between people. */
const variationLines = ({ variation }: Consistency): Lines => [
  cells(variationWidths, ['deviations between', 'people', "one's photos", 'ICC']),
  ...numbersNames.flatMap((numbers) =>
    Object.entries(variation[numbers]).map(
      ([name, { betweenPeople, betweenPhotos, correlation }]) =>
        cells(variationWidths, [
          titleIn(numbers, name),
          ...[betweenPeople, betweenPhotos, correlation].map(decimals),
        ]),
    ),
  ),
  'as seen: before correction for pose and expression, in the unit of the measure',
]

const calibrationWidths = [28, -12, -12, -13, -13]

/** Calibration: the two main answers in bins, then every answer in a row. */
const confidenceLines = ({ confidence }: Consistency): ReadonlyArray<Lines> => {
  const binLines = (name: AnswerName): Lines => {
    const calibration = confidence[name]
    return calibration === undefined
      ? []
      : [
          ...reliabilityLines(`Confidence: ${answerTitles[name]}`, calibration),
          `by chance alone up to ${calibration.errorByChance.toFixed(3)}`,
        ]
  }
  const row = (name: AnswerName, { error, errorByChance, pairs, sure }: Calibration): string =>
    cells(calibrationWidths, [
      answerTitles[name],
      error.toFixed(3),
      errorByChance.toFixed(3),
      percent(pairs === 0 ? 0 : sure.pairs / pairs),
      sure.pairs === 0 ? '–' : percent(sure.stayed),
    ])
  return [
    besideEachOther(mainAnswers.map(binLines), 40),
    [
      cells(calibrationWidths, ['confidence in', 'error', 'by chance', `told ≥ ${sure}`, 'stayed']),
      ...answerNames.flatMap((name) => {
        const calibration = confidence[name]
        return calibration === undefined ? [] : row(name, calibration)
      }),
    ],
  ]
}

const doubtWidths = [20, -10, -13, -12, -13, -12]

/** Each doubt: how many photos have it, and how their answers do. */
const doubtLines = ({ doubts, secondNamed }: Consistency): Lines => [
  cells(doubtWidths, ['doubt', 'told', 'type stayed', 'confidence', 'season', 'confidence']),
  ...Object.entries(doubts).map(([doubt, { told, faceType, season }]) => {
    const outcomes = [faceType.stayed, faceType.said, season.stayed, season.said]
    const shares = told === 0 ? [] : outcomes.map((share) => percent(share))
    return cells(doubtWidths, [doubt, percent(told), ...shares])
  }),
  `Changed answers that were named as the second: face type ${percent(secondNamed.faceType, 0)}, ` +
    `season ${percent(secondNamed.season, 0)}`,
]

const sameWidths = [22, -11, -11, -13, -10, -12]

const pointsText = (share: number): string =>
  `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)}`

/** How many photos give the combined answer by themselves. */
const agreementNames: Readonly<Record<2 | 3, Readonly<Partial<Record<AgreementLevel, string>>>>> = {
  2: { all: 'both photos', some: 'one of 2', none: 'none of 2' },
  3: { all: 'all 3', most: '2 of 3', some: '1 of 3', none: 'none of 3' },
}

const levelWidths = [22, -14, -14, -14, -14]

const figureTexts = ({ results, stayed }: AgreementFigures): Lines =>
  results === 0 ? [percent(0), '–'] : [percent(results), percent(stayed)]

/** What several photos of one person gain, and what their agreement is worth. */
const combinationLines = (combinations: Combinations | null): ReadonlyArray<Lines> => {
  if (combinations === null)
    return [['Several photos together were not measured: this takes --again 6 or more']]
  const { people, byPhotos } = combinations
  return [
    [
      `Second photos taken together, of ${people} people; gain in percentage points`,
      cells(sameWidths, [
        ...['together, the same', '1 and 1', '2 and 2', '3 and 3', 'gain of 2', 'gain of 3'],
      ]),
      ...mainAnswers.map((answer) =>
        cells(sameWidths, [
          answerTitles[answer],
          ...Object.values(byPhotos).map(({ same }) => percent(same[answer])),
          pointsText(gainOf(combinations, 2, answer)),
          pointsText(gainOf(combinations, 3, answer)),
        ]),
      ),
    ],
    [
      cells(levelWidths, ['given alone by', 'face type', 'stayed', 'season', 'stayed']),
      ...([2, 3] as const).flatMap((photos) =>
        agreementLevels.flatMap((level) => {
          const name = agreementNames[photos][level]
          const texts = mainAnswers.flatMap((answer) =>
            figureTexts(byPhotos[photos].byConcord[answer][level]),
          )
          return name === undefined ? [] : cells(levelWidths, [name, ...texts])
        }),
      ),
    ],
  ]
}

/** Wide enough for the longest change, `whiteBalance`. */
const nameWidth = 14

const shortTitles: Readonly<Record<string, string>> = {
  faceType: 'type',
  season: 'season',
  undertone: 'warm',
  faceLine: 'line',
  eyebrowAngle: 'brow',
  eyeVerticalLength: 'eye',
  mouthWidth: 'mouth',
  noseRatio: 'nose',
}

const answerWidths = [nameWidth, ...answerNames.map(() => -7), -9]

const numberWidth = 6

/** As many numbers as fit side by side. */
const numbersAcross = Math.floor((columns - nameWidth) / numberWidth)

const correlations = ({ variation }: Consistency): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [variation.scores, variation.position, variation.colour].flatMap((numbers) =>
      Object.entries(numbers).map(([name, { correlation }]) => [name, correlation] as const),
    ),
  )

const shortTitle = (name: string): string => shortTitles[name] ?? name

/** One row per series: the agreement of each answer, and the ICC of each number. */
const seriesLines = (all: ReadonlyArray<readonly [string, Consistency]>): ReadonlyArray<Lines> => {
  const names = [...new Set(all.flatMap(([, own]) => Object.keys(correlations(own))))]
  const correlationTable = (some: Lines): Lines => {
    const widths = [nameWidth, ...some.map(() => -numberWidth)]
    return [
      cells(widths, ['ICC', ...some.map((name) => shortTitle(name).slice(0, numberWidth - 1))]),
      ...all.map(([series, own]) => {
        const found = correlations(own)
        return cells(widths, [series, ...some.map((name) => (found[name] ?? 0).toFixed(2))])
      }),
    ]
  }
  return [
    [
      cells(answerWidths, ['the same', ...answerNames.map(shortTitle), 'refused']),
      ...all.map(([series, own]) =>
        cells(answerWidths, [
          series,
          ...answerNames.map((answer) => percent(own.agreement[answer].onePerson, 0)),
          percent(own.secondPhotos === 0 ? 0 : refusedCount(own) / own.secondPhotos, 0),
        ]),
      ),
    ],
    correlationTable(names.slice(0, numbersAcross)),
    correlationTable(names.slice(numbersAcross)),
  ].filter((lines) => lines[0] !== 'ICC')
}

/** The first series in full, and several in one table. */
export const consistencyLines = (
  series: Readonly<Record<string, Consistency>>,
): ReadonlyArray<Lines> => {
  const all = Object.entries(series)
  return [
    ...all
      .slice(0, 1)
      .flatMap(([name, own]) => [
        agreementLines(name, own),
        variationLines(own),
        ...confidenceLines(own),
        doubtLines(own),
        ...combinationLines(own.combinations),
      ]),
    ...(all.length > 1 ? seriesLines(all) : []),
  ]
}

import type { AgreementLevel } from '@kaoiro/core/results'
import type { Doubt } from '@kaoiro/core/diagnosis'
import type { Column } from '../../../report/columns.js'
import {
  besideEachOther,
  columns,
  decimals,
  percent,
  table,
  wrapped,
} from '../../../report/columns.js'
import type { Combinations } from './combinations.js'
import { gainOf } from './combinations.js'
import type { Calibration } from './confidence.js'
import { sure } from './confidence.js'
import type { Consistency } from './consistency.js'
import type { AnswerName } from './people.js'
import { answerNames, answerTitles, mainAnswers, numbersNames, numberTitle } from './people.js'

type Lines = ReadonlyArray<string>

const titleColumn = (title: string, width = 28): Column<AnswerName> => [
  title,
  width,
  (name) => answerTitles[name],
]

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

/** How often photos of one person get the same answer, compared with photos of two people. */
const agreementLines = (series: string, consistency: Consistency): Lines => [
  ...wrapped(['Second photos, changed:', ...series.split(',')], 2),
  ...refusedLines(consistency),
  '',
  ...table(answerNames, [
    titleColumn('the same in'),
    ['it and one', -13, (name) => percent(consistency.stayed[name])],
    ['two of them', -13, (name) => percent(consistency.agreement[name].onePerson)],
    ['two people', -13, (name) => percent(consistency.agreement[name].twoPeople)],
    ['kappa', -13, (name) => decimals(consistency.agreement[name].kappa)],
  ]),
  'it and one: the original and a second photo; two of them: two second photos, as',
  'for kappa, if there are two; two people: of one gender, except for the season',
]

/** How much of each number's variance is between people. */
const variationLines = ({ variation }: Consistency): Lines => {
  const rows = numbersNames.flatMap((numbers) =>
    Object.entries(variation[numbers]).map(([name, own]) => ({
      ...own,
      title: `${numberTitle(name)}${numbers === 'measures' ? ', as seen' : ''}`,
    })),
  )
  return [
    ...table(rows, [
      ['deviations between', 28, ({ title }) => title],
      ['people', -14, ({ betweenPeople }) => decimals(betweenPeople)],
      ["one's photos", -14, ({ betweenPhotos }) => decimals(betweenPhotos)],
      ['ICC', -14, ({ correlation }) => decimals(correlation)],
    ]),
    'as seen: before correction for pose and expression, in the unit of the measure',
  ]
}

const edge = (confidence: number): string => String(Number(confidence.toFixed(2)))

/** Calibration: a table of bins for each of the two main answers, then a table with a row for each answer. */
const confidenceLines = ({ confidence }: Consistency): ReadonlyArray<Lines> => {
  const calibrations = answerNames.flatMap((name): ReadonlyArray<[AnswerName, Calibration]> => {
    const calibration = confidence[name]
    return calibration === undefined ? [] : [[name, calibration]]
  })
  const bins = calibrations
    .filter(([name]) => mainAnswers.some((main) => main === name))
    .map(([name, calibration]) => [
      `Confidence: ${answerTitles[name]}`,
      ...table(calibration.bins, [
        ['given', 10, ({ from, to }) => `${edge(from)}–${edge(to)}`],
        ['photos', -6, ({ count }) => count],
        ['mean', -8, (bin) => bin.confidence.toFixed(3)],
        ['was so', -8, ({ deserved }) => deserved.toFixed(3)],
      ]),
      `calibration error ${calibration.error.toFixed(3)}`,
      `by chance alone up to ${calibration.errorByChance.toFixed(3)}`,
    ])
  return [
    besideEachOther(bins, 40),
    table(calibrations, [
      ['confidence in', 28, ([name]) => answerTitles[name]],
      ['error', -12, ([, { error }]) => error.toFixed(3)],
      ['by chance', -12, ([, { errorByChance }]) => errorByChance.toFixed(3)],
      [
        `conf. ≥ ${sure}`,
        -13,
        ([, { pairs, sure }]) => percent(pairs === 0 ? 0 : sure.pairs / pairs),
      ],
      ['stayed', -13, ([, { sure }]) => (sure.pairs === 0 ? '–' : percent(sure.stayed))],
    ]),
  ]
}

/** For each doubt, how many photos have it, how often their answers stay the same, and their confidence. */
const doubtLines = ({ doubts, secondNamed }: Consistency): Lines => {
  const names = Object.keys(doubts) as ReadonlyArray<Doubt | 'none'>
  const shareOf =
    (answer: 'faceType' | 'season', share: 'stayed' | 'confidence') => (name: Doubt | 'none') =>
      doubts[name].reported === 0 ? '' : percent(doubts[name][answer][share])
  return [
    ...table(names, [
      ['doubt', 20, (name) => name],
      ['reported', -10, (name) => percent(doubts[name].reported)],
      ['type stayed', -13, shareOf('faceType', 'stayed')],
      ['confidence', -12, shareOf('faceType', 'confidence')],
      ['season', -13, shareOf('season', 'stayed')],
      ['confidence', -12, shareOf('season', 'confidence')],
    ]),
    `Changed answers that were named as the second: face type ${percent(secondNamed.faceType, 0)}, ` +
      `season ${percent(secondNamed.season, 0)}`,
  ]
}

const pointsText = (share: number): string =>
  `${share < 0 ? '−' : '+'}${(100 * Math.abs(share)).toFixed(1)}`

/** Title of a row, number of combined photos, and how many of these give the combined answer alone. */
const agreementRows: ReadonlyArray<readonly [string, 2 | 3, AgreementLevel]> = [
  ['both photos', 2, 'all'],
  ['one of 2', 2, 'some'],
  ['none of 2', 2, 'none'],
  ['all 3', 3, 'all'],
  ['2 of 3', 3, 'most'],
  ['1 of 3', 3, 'some'],
  ['none of 3', 3, 'none'],
]

/** How much more often answers from several photos stay the same, and how this depends on their agreement. */
const combinationLines = (combinations: Combinations | null): ReadonlyArray<Lines> => {
  if (combinations === null)
    return [['Several photos together were not measured: this takes --again 6 or more']]
  const { people, byPhotos } = combinations
  return [
    [
      `Second photos taken together, of ${people} people; gain in percentage points`,
      ...table(mainAnswers, [
        ['together, the same', 22, (answer) => answerTitles[answer]],
        ['1 and 1', -11, (answer) => percent(byPhotos[1].same[answer])],
        ['2 and 2', -11, (answer) => percent(byPhotos[2].same[answer])],
        ['3 and 3', -13, (answer) => percent(byPhotos[3].same[answer])],
        ['gain of 2', -10, (answer) => pointsText(gainOf(combinations, 2, answer))],
        ['gain of 3', -12, (answer) => pointsText(gainOf(combinations, 3, answer))],
      ]),
    ],
    table(agreementRows, [
      ['given alone by', 22, ([name]) => name],
      ...mainAnswers.flatMap((answer): ReadonlyArray<Column<(typeof agreementRows)[number]>> => {
        const figures = (photos: 2 | 3, level: AgreementLevel) =>
          byPhotos[photos].byAgreement[answer][level]
        return [
          [answerTitles[answer], -14, ([, ...at]) => percent(figures(...at).results)],
          [
            'stayed',
            -14,
            ([, ...at]) => (figures(...at).results === 0 ? '–' : percent(figures(...at).stayed)),
          ],
        ]
      }),
    ]),
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

const shortTitle = (name: string): string => shortTitles[name] ?? name

const numberWidth = 6

/** The number of columns that fit next to the name. */
const numbersAcross = Math.floor((columns - nameWidth) / numberWidth)

const correlations = ({ variation: { scores, position, colour } }: Consistency) =>
  Object.entries({ ...scores, ...position, ...colour })

/** One row per series: the agreement of each answer, and the ICC of each number. */
const seriesLines = (all: ReadonlyArray<readonly [string, Consistency]>): ReadonlyArray<Lines> => {
  type Row = (typeof all)[number]
  const names = [...new Set(all.flatMap(([, own]) => correlations(own).map(([name]) => name)))]
  const correlationOf =
    (name: string) =>
    ([, own]: Row): string =>
      (Object.fromEntries(correlations(own))[name]?.correlation ?? 0).toFixed(2)
  const correlationTable = (some: Lines): Lines =>
    table(all, [
      ['ICC', nameWidth, ([series]) => series],
      ...some.map((name): Column<Row> => [
        shortTitle(name).slice(0, numberWidth - 1),
        -numberWidth,
        correlationOf(name),
      ]),
    ])
  return [
    table(all, [
      ['the same', nameWidth, ([series]) => series],
      ...answerNames.map((name): Column<Row> => [
        shortTitle(name),
        -7,
        ([, { agreement }]) => percent(agreement[name].onePerson, 0),
      ]),
      [
        'refused',
        -9,
        ([, own]) => percent(own.secondPhotos === 0 ? 0 : refusedCount(own) / own.secondPhotos, 0),
      ],
    ]),
    correlationTable(names.slice(0, numbersAcross)),
    correlationTable(names.slice(numbersAcross)),
  ].filter((lines) => lines[0] !== 'ICC')
}

/** Reports the first series in full. If there are several, compares all of them in tables. */
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

import { levels, traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import {
  besideEachOther,
  cells,
  decimals,
  percent,
  shareWords,
  wrapped,
} from '../../../report/columns.js'
import { traitName } from '../../names.js'
import type { Row } from '../goals.js'
import { goalTable, refusalLines, reliabilityLines, row } from '../goals.js'
import { perturbations } from '../pixels/perturbations.js'
import type { Limits } from './limits.js'
import { covariateSets } from './limits.js'
import type { RepeatabilityTable } from './repeatability.js'
import { hardest } from './repeatability.js'
import type { DrawnSummary } from './summary.js'
import type { LevelFigures } from './traits.js'

type Lines = ReadonlyArray<string>

export const repeatabilityGoals = { faceType: 0.95, season: 0.93 } as const

const repeatabilityRows = (table: RepeatabilityTable): ReadonlyArray<Row> => {
  const [type, season] = [hardest(table, 'faceType'), hardest(table, 'season')]
  return [
    row(`face type unchanged, hardest: ${type}`, table[type].faceType, {
      min: repeatabilityGoals.faceType,
    }),
    row(`season unchanged, hardest: ${season}`, table[season].season, {
      min: repeatabilityGoals.season,
    }),
    row('a photo and its mirror identical', table.mirror.identical, { min: 1 }),
  ]
}

/** The goals for drawn portraits that the constants were not tuned on. */
export const drawnRows = (summary: DrawnSummary): ReadonlyArray<Row> => [
  ...traits.map((trait) =>
    row(
      `rank correlation, ${traitName[trait]}`,
      summary.traits[trait].spearman,
      { min: 0.9 },
      'number',
    ),
  ),
  row('levels exactly right', summary.levels.exact, { min: 0.75 }),
  row('levels within one', summary.levels.withinOne, { min: 0.96 }),
  row('season right', summary.season.top1, { min: 0.85 }),
  row('season among the first two', summary.season.top2, { min: 0.99 }),
  row('season right under ±800 K and ±0.5 EV', summary.season.lit.top1, { min: 0.8 }),
  row('largest share of one season', summary.season.largestShare, { max: 0.32 }),
  ...repeatabilityRows(summary.repeatability),
  row('faces found', summary.found, { min: 0.99 }),
  row('reasons right', summary.reasons, { min: 0.97 }),
]

const repeatabilityWidths = [14, -12, -12, -14, -12]

const repeatabilityLines = (table: RepeatabilityTable): Lines => [
  cells(repeatabilityWidths, ['unchanged', 'face type', 'season', 'whole result', 'found']),
  ...perturbations.map((name) => {
    const { faceType, season, identical, found } = table[name]
    return cells(repeatabilityWidths, [
      name,
      ...[faceType, season, identical, found].map((share) => percent(share)),
    ])
  }),
  'whole result: every level and every percentage is the same',
  'resize, jpeg, roll and crop by a random amount; exposure and temperature in full',
]

/** Sets a confusion matrix: truth in rows, answers in columns. */
const matrixLines = (
  title: string,
  labels: ReadonlyArray<string | number>,
  matrix: ReadonlyArray<ReadonlyArray<number>>,
  width: number,
): Lines => {
  const longest = Math.max(...labels.map((label) => String(label).length))
  const widths = [longest, ...labels.map(() => -width)]
  return [
    title,
    cells(widths, ['', ...labels]),
    ...matrix.map((row, i) => cells(widths, [labels[i] ?? '', ...row])),
  ]
}

const levelBlock = (title: string, { exact, withinOne, confusion }: LevelFigures): Lines => [
  ...matrixLines(title, levels, confusion, 4),
  `exact ${percent(exact, 0)}, ±1 ${percent(withinOne, 0)}`,
]

const blockWidth = 27

const levelLines = ({ levels }: DrawnSummary): Lines => {
  const blocks = traits.map((trait) => levelBlock(traitName[trait], levels.byTrait[trait]))
  return [
    'Levels: drawn in rows, measured in columns',
    '',
    ...besideEachOther([levelBlock('all five', levels), ...blocks.slice(0, 2)], blockWidth),
    '',
    ...besideEachOther(blocks.slice(2), blockWidth),
  ]
}

const limitWidths = [18, -11, -11, -11, -11, -11]

const limitLines = (limits: Limits): Lines => [
  'Rank correlation with what was drawn, if the analysis also knew the',
  '',
  cells(limitWidths, ['', ...covariateSets]),
  ...traits.map((trait) =>
    cells(limitWidths, [
      traitName[trait],
      ...covariateSets.map((set) => decimals(limits[trait][set])),
    ]),
  ),
  'wear: glasses, fringe, beard, long hair; all: also colours, light and position.',
  'By a regression on nine tenths of the sitters, validated on the others.',
]

const seasonLines = ({ season }: DrawnSummary): Lines => [
  ...matrixLines('Seasons: drawn × answered', seasons, season.confusion, 9),
  ...wrapped(['answers:', ...shareWords(season.shares)], 2),
]

const faceTypeLines = ({ faceType }: DrawnSummary): Lines => [
  'Face types answered',
  ...wrapped(['women:', ...shareWords(faceType.shares.WOMEN)], 2),
  ...wrapped(['men:', ...shareWords(faceType.shares.MEN)], 2),
]

const wrongReasonLines = ({ wrongReasons }: DrawnSummary): Lines =>
  wrongReasons.map(
    ({ expected, got, count }) =>
      `  ${expected ?? 'a result'} → ${got ?? 'a result'}${count > 1 ? ` (${count} times)` : ''}`,
  )

const confidenceLines = ({ confidence, season }: DrawnSummary): Lines => [
  'Confidence, and how often the answer stayed under a perturbation',
  '',
  ...besideEachOther(
    [
      reliabilityLines('face type', confidence.faceType),
      reliabilityLines('season', confidence.season),
    ],
    40,
  ),
  '',
  ...reliabilityLines(
    "The answered season's share, and how often it was right",
    season.composition,
  ),
]

/** Sets the whole report on drawn portraits, in 80 columns. */
export const drawnReport = (summary: DrawnSummary): string =>
  [
    goalTable(drawnRows(summary)),
    repeatabilityLines(summary.repeatability),
    levelLines(summary),
    ...(summary.limits === null ? [] : [limitLines(summary.limits)]),
    seasonLines(summary),
    faceTypeLines(summary),
    ...(summary.found < 1 ? [['Sitters without a result', ...refusalLines(summary.refusals)]] : []),
    ...(summary.wrongReasons.length > 0 ? [['Wrong reasons', ...wrongReasonLines(summary)]] : []),
    confidenceLines(summary),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')

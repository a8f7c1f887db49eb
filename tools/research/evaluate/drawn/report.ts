import { levels, traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import type { Limits } from './limits.js'
import { covariateSets } from './limits.js'
import type { DrawnSummary } from './summary.js'
import { drawnRows } from './goals.js'
import { goalTable, matrixLines, refusalLines, reliabilityLines } from '../report/blocks.js'
import {
  besideEachOther,
  cells,
  decimals,
  percent,
  shareWords,
  wrapped,
} from '../../../report/columns.js'
import { perturbations } from '../pixels/perturbations.js'
import type { RepeatabilityTable } from './repeatability.js'
import { traitName } from '../../names.js'
import type { LevelFigures } from './traits.js'

const repeatabilityWidths = [14, -12, -12, -14, -12]

const repeatabilityLines = (table: RepeatabilityTable): ReadonlyArray<string> => [
  cells(repeatabilityWidths, ['unchanged', 'face type', 'season', 'whole result', 'found']),
  ...perturbations.map((name) => {
    const { faceType, season, identical, found } = table[name]
    return cells(repeatabilityWidths, [
      name,
      ...[faceType, season, identical, found].map((share) => percent(share)),
    ])
  }),
  'whole result: every level and every percent as before',
  'resize, jpeg, roll, crop by any amount within bounds; light by all of it',
]

const levelBlock = (title: string, { exact, withinOne, confusion }: LevelFigures) => [
  ...matrixLines(title, levels, confusion, 4),
  `exact ${percent(exact, 0)}, ±1 ${percent(withinOne, 0)}`,
]

const blockWidth = 27

const levelLines = ({ levels }: DrawnSummary): ReadonlyArray<string> => {
  const [a = [], b = [], c = [], d = [], e = []] = traits.map((trait) =>
    levelBlock(traitName[trait], levels.byTrait[trait]),
  )
  return [
    'Levels: a row what was drawn, a column what was measured',
    '',
    ...besideEachOther([levelBlock('all five', levels), a, b], blockWidth),
    '',
    ...besideEachOther([c, d, e], blockWidth),
  ]
}

const limitWidths = [18, -11, -11, -11, -11, -11]

const limitLines = (limits: Limits): ReadonlyArray<string> => [
  'Rank correlation with what was drawn, were the analysis also told of',
  '',
  cells(limitWidths, ['', ...covariateSets]),
  ...traits.map((trait) =>
    cells(limitWidths, [
      traitName[trait],
      ...covariateSets.map((set) => decimals(limits[trait][set])),
    ]),
  ),
  'wear: glasses, fringe, beard, long hair; all: colours, light and place, too.',
  'By a regression over nine tenths of the sitters, held against the others.',
]

const seasonLines = ({ season }: DrawnSummary): ReadonlyArray<string> => [
  ...matrixLines('Seasons: drawn × answered', seasons, season.confusion, 9),
  ...wrapped(['answers:', ...shareWords(season.shares)], 2),
]

const faceTypeLines = ({ faceType }: DrawnSummary): ReadonlyArray<string> => [
  'Face types answered',
  ...wrapped(['women:', ...shareWords(faceType.shares.WOMEN)], 2),
  ...wrapped(['men:', ...shareWords(faceType.shares.MEN)], 2),
]

const wrongLines = ({ wrongReasons }: DrawnSummary): ReadonlyArray<string> =>
  wrongReasons.map(
    ({ expected, got, count }) =>
      `  ${expected ?? 'a result'} → ${got ?? 'a result'}${count > 1 ? ` (${count} times)` : ''}`,
  )

const confidenceLines = ({ confidence, season }: DrawnSummary): ReadonlyArray<string> => [
  'How sure: the confidence given, and how often the answer stayed when changed',
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

/** The whole report, in 80 columns. */
export const drawnReport = (summary: DrawnSummary): string =>
  [
    goalTable(drawnRows(summary)),
    repeatabilityLines(summary.repeatability),
    levelLines(summary),
    ...(summary.limits === null ? [] : [limitLines(summary.limits)]),
    seasonLines(summary),
    faceTypeLines(summary),
    ...(summary.found < 1 ? [['Sitters without a result', ...refusalLines(summary.refusals)]] : []),
    ...(summary.wrongReasons.length > 0 ? [['Wrong reasons', ...wrongLines(summary)]] : []),
    confidenceLines(summary),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n')

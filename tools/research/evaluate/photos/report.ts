import { levels, traits } from '@kaoiro/core/diagnosis/level'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { goalTable } from '../report/blocks.js'
import { cells, percent, shareWords, wrapped } from '../../../report/columns.js'
import { traitName } from '../../names.js'
import { combinationLines } from './combination-report.js'
import { eachLines } from './each-change-report.js'
import { photoRows } from './goals.js'
import type { PhotosSummary, AnsweredSeasons } from './summary.js'
import { agreementLines, confidenceLines, doubtLines, variationLines } from './steadiness-report.js'

/** Of each reason; the figures in JSON have them all. */
const namedFiles = 10

const refusedLines = ({ refused }: PhotosSummary): ReadonlyArray<string> =>
  Object.entries(refused).flatMap(([reason, files]) => {
    const more = files.length - namedFiles
    const words = [...files.slice(0, namedFiles), ...(more > 0 ? [`and ${more} more`] : [])]
    return wrapped([`  ${reason} ${files.length}:`, ...words], 4)
  })

const readLines = (summary: PhotosSummary): ReadonlyArray<string> => [
  `${summary.photos} photos read, ${percent(summary.refusedShare)} refused`,
  ...refusedLines(summary),
  `The pixels told where the hair begins in ${percent(summary.hairlineTold, 0)} of the others`,
]

const unreadableLines = ({ unreadable }: PhotosSummary): ReadonlyArray<string> =>
  unreadable.length === 0
    ? []
    : ['Could not be read', ...unreadable.map(({ file, why }) => `  ${file}: ${why}`)]

const levelWidths = [18, ...levels.map(() => -6), -7, ...levels.slice(1).map(() => -6)]

const levelLines = ({ byGender: { WOMEN, MEN } }: PhotosSummary): ReadonlyArray<string> => [
  cells([18, 37], ['Levels of', `  ${WOMEN.photos} women`, `${MEN.photos} men`]),
  cells(levelWidths, ['', ...levels, ...levels]),
  ...traits.map((trait) =>
    cells(levelWidths, [
      traitName[trait],
      ...[WOMEN, MEN].flatMap((own) => levels.map((level) => percent(own.levels[trait][level], 0))),
    ]),
  ),
]

const faceTypeLines = ({ byGender: { WOMEN, MEN } }: PhotosSummary): ReadonlyArray<string> => [
  'Face types',
  ...wrapped(['women:', ...shareWords(WOMEN.faceTypes)], 2),
  ...wrapped(['men:', ...shareWords(MEN.faceTypes)], 2),
]

const seasonWidths = [32, -8, ...seasons.map(() => -9)]

const seasonLine = (name: string, { photos, shares }: AnsweredSeasons): string =>
  cells(seasonWidths, [
    name.slice(0, 31),
    photos,
    ...seasons.map((season) => percent(shares[season], 0)),
  ])

const seasonLines = ({ seasons: { all, folders } }: PhotosSummary): ReadonlyArray<string> => [
  cells(seasonWidths, ['Seasons', 'photos', ...seasons]),
  ...Object.entries(folders).map(([folder, told]) => seasonLine(folder, told)),
  seasonLine('all', all),
]

/** Of several series the first in full, and all in one table. */
const steadinessLines = ({ steadiness }: PhotosSummary): ReadonlyArray<ReadonlyArray<string>> => {
  const series = Object.entries(steadiness)
  return [
    ...series
      .slice(0, 1)
      .flatMap(([name, own]) => [
        agreementLines(name, own),
        variationLines(own),
        ...confidenceLines(own),
        doubtLines(own),
        ...combinationLines(own.combinations),
      ]),
    ...(series.length > 1 ? eachLines(steadiness) : []),
  ]
}

/** The whole report on folders of photos, in 80 columns. */
export const photosReport = (summary: PhotosSummary): string =>
  [
    readLines(summary),
    unreadableLines(summary),
    goalTable(photoRows(summary)),
    ...steadinessLines(summary),
    levelLines(summary),
    faceTypeLines(summary),
    seasonLines(summary),
  ]
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')

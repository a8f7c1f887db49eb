import { levels, traits } from '@kaoiro/core/diagnosis'
import { cells, percent, shareWords, wrapped } from '../../../report/columns.js'
import { traitName } from '../../people.js'
import { pairsLines } from '../pairs/pairs.js'
import { goalTable } from '../records/goals.js'
import { validityLines } from '../truth/validity.js'
import { photoRows } from './goals.js'
import { groupLines } from './groups.js'
import type { PhotosSummary } from './summary.js'
import { waysLines } from './ways.js'

/** Maximum number of files listed for each reason; the JSON figures list all. */
const listedFiles = 10

const photoLines = (summary: PhotosSummary): ReadonlyArray<string> => [
  `${summary.photos} photos read, ${percent(summary.refusedShare)} refused`,
  ...Object.entries(summary.refused).flatMap(([reason, files]) => {
    const more = files.length - listedFiles
    const words = [...files.slice(0, listedFiles), ...(more > 0 ? [`and ${more} more`] : [])]
    return wrapped([`  ${reason} ${files.length}:`, ...words], 4)
  }),
  `The hairline was found in the pixels of ${percent(summary.hairlineFound, 0)} of the others`,
]

const unreadableLines = ({ unreadable }: PhotosSummary): ReadonlyArray<string> =>
  unreadable.length === 0
    ? []
    : ['Could not be read', ...unreadable.map(({ file, why }) => `  ${file}: ${why}`)]

const levelWidths = [18, ...levels.map(() => -6), -7, ...levels.slice(1).map(() => -6)]

const levelLines = ({
  byGender: { areNeutral, WOMEN, MEN },
}: PhotosSummary): ReadonlyArray<string> => [
  cells(
    [18, 37],
    [
      areNeutral ? 'Levels of neutral' : 'Levels of',
      `  ${WOMEN.photos} women`,
      `${MEN.photos} men`,
    ],
  ),
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

/** Formats the whole report on folders of photos for 80 columns. */
export function photosReport(summary: PhotosSummary): string {
  return [
    summary.validity === null ? [] : validityLines(summary.validity),
    summary.pairs === null ? [] : pairsLines(summary.pairs),
    summary.ways === null ? [] : waysLines(summary.ways),
    photoLines(summary),
    unreadableLines(summary),
    goalTable(photoRows(summary)),
    levelLines(summary),
    faceTypeLines(summary),
    groupLines(summary.groups),
  ]
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

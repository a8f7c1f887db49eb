import { readFile } from 'node:fs/promises'
import type { Wearing } from '@kaoiro/core/palette'
import type { CsvLine } from '@kaoiro/store/csv-lines'
import { csvLines } from '@kaoiro/store/csv-lines'
import { decodeEdited } from '@kaoiro/store/decode-text'
import { loadMessages } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { withoutBreaks } from '../../print/columns.js'
import { printable } from '../../print/printable.js'
import { csvField, csvMark } from '../../result-code/result-csv.js'
import { isSpecialFile } from '../../system/files.js'
import type { Streams } from '../../system/streams.js'
import { errorText } from '../../system/system-error.js'
import type { Prepared, WearOptions } from './prepare.js'

/** The columns that are added; the prefix keeps them apart from those of a shop. */
const added = [
  'wear_place',
  'wear_uses',
  'wear_companion',
  'wear_companion_colour',
  'wear_nearest',
  'wear_nearest_colour',
  'wear_distance',
  'wear_differs',
  'wear_words',
]

/** Names of the column with the colours, as shops write them, the store's own first. */
const colourColumns = ['colour', 'color', 'hex', '色', 'カラー', '顏色', '颜色', '컬러', '색상']

/** A fault of a table: what to say, and where. */
interface TableFault {
  readonly why: string
  readonly line?: number
}

/** Prints a table of products, with columns added that say how to wear each colour. */
export async function wearProducts(
  prepared: Prepared,
  file: string,
  options: WearOptions,
  streams: Streams,
): Promise<ExitCode> {
  const report = ({ why, line }: TableFault): void => {
    const at = line === undefined ? '' : `:${line}`
    streams.err(`kaoiro: ${printable(file)}${at}: ${why}\n`)
  }
  const lines = await linesOf(file, options, prepared)
  const table = E.flatMap((read: ReadonlyArray<CsvLine>) =>
    wornTable(read, options.column, prepared),
  )(lines)
  if (E.isLeft(table)) {
    report(table.left)
    return exitCode.failed
  }
  const { rows, faults } = table.right
  faults.forEach(report)
  streams.out(withoutBreaks(csvMark + rows.map((row) => `${row.map(csvField).join()}\n`).join('')))
  return faults.length === 0 ? exitCode.done : exitCode.failed
}

const linesOf = async (
  file: string,
  { lang }: WearOptions,
  { words }: Prepared,
): Promise<E.Either<TableFault, ReadonlyArray<CsvLine>>> => {
  if (await isSpecialFile(file)) return E.left({ why: words.notATable })
  const bytes = await readFile(file).catch(async (error: unknown) => {
    const { unreadable } = await loadMessages(lang)
    return errorText(error, { ...unreadable, EISDIR: words.notATable })
  })
  if (typeof bytes === 'string') return E.left({ why: bytes })
  const csv = decodeEdited(bytes)
  if (csv === null) return E.left({ why: words.notUtf8 })
  return E.mapLeft((line: number) => ({ why: words.brokenCsv, line }))(csvLines(csv))
}

interface WornTable {
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** Cells that mean no colour. */
  readonly faults: ReadonlyArray<TableFault>
}

/** Adds the columns. Rows without a colour, such as those of care products, get empty cells. */
const wornTable = (
  [header, ...lines]: ReadonlyArray<CsvLine>,
  column: string | undefined,
  prepared: Prepared,
): E.Either<TableFault, WornTable> => {
  const { words, wearing } = prepared
  const names = header?.fields ?? []
  const known = names.map((name) => name.trim().toLowerCase())
  const wanted = column === undefined ? colourColumns : [column.trim().toLowerCase()]
  const at = known.indexOf(wanted.find((name) => known.includes(name)) ?? '')
  if (at < 0)
    return E.left({ why: words.noColumn({ columns: printable(names.join(', ')) }), line: 1 })
  const faults: Array<TableFault> = []
  const cellsOf = ({ line, fields }: CsvLine): ReadonlyArray<string> => {
    const text = fields[at]?.trim() ?? ''
    const way = text === '' ? undefined : wearing(text)
    if (text !== '' && way === undefined)
      faults.push({ why: `"${printable(text)}": ${words.notAColour}`, line })
    return way === undefined ? added.map(() => '') : wearCells(way, prepared)
  }
  const width = Math.max(names.length, ...lines.map(({ fields }) => fields.length))
  const padded = (fields: ReadonlyArray<string>) =>
    Array.from({ length: width }, (_, i) => fields[i] ?? '')
  const rows = lines.map((line) => [...padded(line.fields), ...cellsOf(line)])
  return E.right({ rows: [[...padded(names), ...added], ...rows], faults })
}

/** Names and sentences are in the language of the output, everything else as in JSON. */
const wearCells = (way: Wearing, { texts, gender }: Prepared): ReadonlyArray<string> => [
  way.place,
  way.uses.join(' '),
  texts.swatches[way.companion.id],
  way.companion.colour,
  texts.swatches[way.nearest.id],
  way.nearest.colour,
  way.distance.toFixed(1),
  way.differs.join(' '),
  texts.join(texts.words(way, gender)),
]

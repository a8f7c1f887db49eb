import type { Summary } from './summary.js'
import type { Content } from '@kaoiro/texts/content'
import { displayWidth, padColumns } from '../../../print/columns.js'
import { printable } from '../../../print/printable.js'
import type { DiagnoseTexts } from '@kaoiro/texts/types'
import { formatCount } from '@kaoiro/texts/content'
import { formatDuration } from '../../../progress/progress-line.js'

/** Columns of names and of each number; with the margins, a line has 72 columns. */
const nameColumns = 36
const numberColumns = 8

/** A batch's summary as a table. `took`: milliseconds of this run; null if no photo was pending. */
export const summaryTable =
  (words: DiagnoseTexts, content: Content) =>
  (summary: Summary, took: number | null): string => {
    const { results, errors, faceTypes, seasons, latencies, kinds } = summary
    return [
      '',
      `  ${words.total({ results, errors })}${took === null ? '' : words.took({ duration: formatDuration(words)(took) })}`,
      ...part(words.faceTypes, [], shareRows(content.faceTypes, faceTypes, results)),
      ...part(words.seasons, [], shareRows(content.seasons, seasons, results)),
      ...part(
        words.latency,
        [words.calls, 'p50', 'p95', 'p99'],
        latencies.map(({ call, count, p50, p95, p99 }) => [
          words.call[call],
          formatCount(count),
          ...[p50, p95, p99].map(milliseconds),
        ]),
      ),
      ...part(
        words.errors,
        [],
        kinds.map(([kind, count]) => [nameOf(kind), formatCount(count)]),
      ),
      '',
      '',
    ].join('\n')
  }

type Row = readonly [name: string, ...numbers: ReadonlyArray<string>]

const part = (
  title: string,
  headings: ReadonlyArray<string>,
  rows: ReadonlyArray<Row>,
): ReadonlyArray<string> =>
  rows.length === 0
    ? []
    : [
        '',
        rowOf('  ', nameColumns + 2, [title, ...headings]),
        ...rows.map((row) => rowOf('    ', nameColumns, row)),
      ]

/** A name, a count, and its share of all results. */
const shareRows = <Key extends string>(
  entries: Readonly<Record<Key, { readonly name: string }>>,
  counts: ReadonlyArray<readonly [key: Key, count: number]>,
  all: number,
): ReadonlyArray<Row> =>
  counts.map(([key, count]) => [entries[key].name, formatCount(count), percent(count, all)])

const rowOf = (indent: string, columns: number, [name, ...numbers]: Row): string =>
  indent +
  (numbers.length === 0 ? name : padColumns(name, columns)) +
  numbers.map(alignRight).join('')

const alignRight = (number: string): string =>
  ' '.repeat(Math.max(1, numberColumns - displayWidth(number))) + number

const percent = (count: number, all: number): string => `${Math.round((count * 100) / all)} %`

const milliseconds = (ms: number): string => (ms < 10 ? ms.toFixed(1) : formatCount(Math.round(ms)))

/** Shortens the name of an error: it may contain a reason of any length from the service. */
const nameOf = (kind: string): string => {
  const name = printable(kind)
  return displayWidth(name) < nameColumns ? name : `${name.slice(0, nameColumns / 2)} …`
}

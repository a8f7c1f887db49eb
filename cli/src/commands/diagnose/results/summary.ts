import type { FaceType, Season, SessionCall } from '@kaoiro/core/diagnosis'
import { sessionCalls } from '@kaoiro/core/diagnosis'
import type { DiagnosisRecord, ResultRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import type { Content } from '@kaoiro/texts/content'
import { formatCount } from '@kaoiro/texts/content'
import type { DiagnoseTexts } from '@kaoiro/texts/types'
import { displayWidth, padColumns } from '../../../print/columns.js'
import { printable } from '../../../print/printable.js'
import { formatDuration } from '../../../progress/progress.js'

/** The frequency of each value, the most frequent first; ties in order of appearance. */
type Counts<A> = ReadonlyArray<readonly [value: A, count: number]>

/** The durations of one kind of call: nearest-rank percentiles in milliseconds. */
interface Latency {
  readonly call: SessionCall
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** The summary of a batch's records. */
export interface Summary {
  readonly results: number
  readonly errors: number
  readonly faceTypes: Counts<FaceType>
  readonly seasons: Counts<Season>
  /** Omits calls that were never made. */
  readonly latencies: ReadonlyArray<Latency>
  /** The number of errors of each kind. */
  readonly kinds: Counts<string>
}

export function summaryOf(records: ReadonlyArray<DiagnosisRecord>): Summary {
  const errors = records.filter(isError)
  const results = records.filter((record): record is ResultRecord => !isError(record))
  return {
    results: results.length,
    errors: errors.length,
    faceTypes: countsOf(results.map(({ faceType }) => faceType)),
    seasons: countsOf(results.map(({ colorType }) => colorType)),
    latencies: sessionCalls.flatMap((call) => latencyOf(call, timesOf(call, records))),
    kinds: countsOf(errors.map(({ error }) => error.kind)),
  }
}

const countsOf = <A>(values: ReadonlyArray<A>): Counts<A> => {
  const counts = new Map<A, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

const timesOf = (
  call: SessionCall,
  records: ReadonlyArray<DiagnosisRecord>,
): ReadonlyArray<number> =>
  records
    .flatMap(({ calls }) => calls)
    .filter((made) => made.call === call)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)

const latencyOf = (call: SessionCall, ascending: ReadonlyArray<number>): ReadonlyArray<Latency> => {
  // The nearest rank: the smallest number that at least so many percent of the numbers do not exceed.
  const at = (percent: number) =>
    ascending[Math.ceil((percent / 100) * ascending.length) - 1] ?? NaN
  return ascending.length === 0
    ? []
    : [{ call, count: ascending.length, p50: at(50), p95: at(95), p99: at(99) }]
}

/** Columns of names and of each number; with the margins, a line has 72 columns. */
const nameColumns = 36
const numberColumns = 8

/** A batch's summary as a table. `took`: milliseconds of this run; null if no photo was pending. */
export function summaryTable(words: DiagnoseTexts, content: Content) {
  return (summary: Summary, took: number | null): string => {
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

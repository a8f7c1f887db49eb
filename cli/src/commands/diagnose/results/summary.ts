import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import type { FaceType, Season, SessionCall } from '@kaoiro/core/diagnosis'
import { sessionCalls } from '@kaoiro/core/diagnosis'
import type { DiagnosisRecord, ResultRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import { percentile } from './percentile.js'

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

export const summaryOf = (records: ReadonlyArray<DiagnosisRecord>): Summary => {
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
  const at = (percent: number) =>
    pipe(
      ascending,
      percentile(percent),
      O.getOrElse(() => NaN),
    )
  return ascending.length === 0
    ? []
    : [{ call, count: ascending.length, p50: at(50), p95: at(95), p99: at(99) }]
}

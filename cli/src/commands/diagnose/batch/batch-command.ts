import { setMaxListeners } from 'node:events'
import * as E from 'fp-ts/lib/Either.js'
import type { DiagnosisRecord } from '@kaoiro/core/batch/diagnosis-record'
import { isError } from '@kaoiro/core/batch/diagnosis-record'
import { summaryOf } from '@kaoiro/core/batch/summary'
import type { ExitCode } from '../../../command-line/exit-code.js'
import { exitCode } from '../../../command-line/exit-code.js'
import { loadContent } from '../../../command-line/language.js'
import { printable } from '../../../print/printable.js'
import type { Streams } from '../../../system/streams.js'
import { apiAsked } from '../settings/options.js'
import type { BatchEnd } from './run-batch.js'
import type { Job } from '../../../sources/job.js'
import { keyOf, keyOfRecord } from '../../../sources/job.js'
import type { DiagnoseOptions } from '../settings/options.js'
import type { Progress } from '../progress/progress.js'
import { progressOn } from '../progress/progress.js'
import { maxUnreached } from './connectivity.js'
import type { Results } from '../results/results.js'
import { resultsTo } from '../results/results.js'
import type { Continuation } from '../results/results-file.js'
import type { PhotosRun } from './run-photos.js'
import { runPhotos } from './run-photos.js'
import type { Localised } from '../settings/localised.js'
import { resultsFaultLine } from '../results/results-fault-line.js'
import { summaryTable } from '../results/summary-table.js'
import { faultLine } from '../../../print/fault-line.js'

/** Diagnoses many photos: a record of each to the results, all else to stderr. */
export const diagnoseBatch = async (
  jobs: ReadonlyArray<Job>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const results = await resultsTo(options.out, continuationOf(jobs, options), streams)
  if (E.isLeft(results)) {
    streams.err(`${resultsFaultLine(localised)(options.out ?? '', results.left)}\n`)
    return exitCode.failed
  }
  try {
    return await diagnoseInto(results.right, jobs, options, localised, streams)
  } finally {
    await results.right.close()
  }
}

/** Errors are made again where it is asked for, those of other photos not: they would be lost. */
const continuationOf = (jobs: ReadonlyArray<Job>, options: DiagnoseOptions): Continuation => {
  const keys = new Set(jobs.map(keyOf))
  return {
    api: apiAsked(options),
    isRetried: (record) =>
      options.retryErrors === true && isError(record) && keys.has(keyOfRecord(record)),
  }
}

const diagnoseInto = async (
  results: Results,
  jobs: ReadonlyArray<Job>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const done = new Map(results.earlier.map((record) => [keyOfRecord(record), record]))
  const waiting = jobs.filter((job) => !done.has(keyOf(job)))
  const before = jobs.length - waiting.length
  const note = noteTo(options, streams)
  if (options.retryErrors === true) note(`${localised.words.retried(results.retried)}\n`)
  if (before > 0) note(`${localised.words.alreadyDone(before, jobs.length)}\n`)
  const progress = startProgress(jobs.length, before, options, localised, streams)
  const isOnTerminal = options.out === undefined && streams.outIsTerminal
  const keep = keeping(results, progress, isOnTerminal)
  const write = (record: DiagnosisRecord) => {
    done.set(keyOfRecord(record), record)
    return keep(record)
  }
  const end = await runWaiting(waiting, { options, localised, streams, progress, write })
  const records = jobs.map((job) => done.get(keyOf(job)))
  tellEnd(end, records.filter((record) => record === undefined).length, options, localised, streams)
  const table = summaryTable(localised.words, await loadContent(localised.language))
  // Of a service that was away from the start there is nothing to sum up.
  if (end._tag !== 'Away' || done.size > 0)
    note(table(summaryOf([...done.values()]), waiting.length === 0 ? null : progress.elapsed()))
  return codeOf(end, records)
}

/** Writes a record before anything is told of it. */
const keeping =
  (results: Results, progress: Progress, isOnTerminal: boolean) =>
  (record: DiagnosisRecord): Promise<boolean> => {
    const write = () => results.write(record)
    const isRead = isOnTerminal ? progress.above(write) : write()
    if (isError(record)) progress.tell(faultLine(record.photo, record.error.message))
    progress.advance(isError(record))
    return isRead
  }

/** Nothing is started, and no service asked, for nothing. */
const runWaiting = async (waiting: ReadonlyArray<Job>, run: PhotosRun): Promise<BatchEnd> => {
  if (waiting.length === 0) return { _tag: 'Done' }
  // Each photo under way listens to it.
  setMaxListeners(0, run.streams.signal)
  return runPhotos(waiting, run).finally(run.progress.end)
}

const noteTo = ({ quiet }: DiagnoseOptions, { err }: Streams): ((text: string) => unknown) =>
  quiet === true ? () => undefined : err

const startProgress = (
  all: number,
  before: number,
  { quiet }: DiagnoseOptions,
  { words }: Localised,
  streams: Streams,
): Progress =>
  progressOn(streams, {
    words,
    all,
    before,
    clock: () => performance.now(),
    quiet: quiet === true || before === all,
  })

const tellEnd = (
  end: BatchEnd,
  missing: number,
  options: DiagnoseOptions,
  { words }: Localised,
  { err }: Streams,
): void => {
  if (end._tag === 'Away') err(`kaoiro: ${words.away(maxUnreached, printable(end.why))}\n`)
  if (missing > 0 && end._tag !== 'Unread')
    err(`${words.notDone(missing)}${options.out === undefined ? '' : words.goesOn}\n`)
}

/** Done only where every photo of the batch has a result, from this run or an earlier one. */
const codeOf = (end: BatchEnd, records: ReadonlyArray<DiagnosisRecord | undefined>): ExitCode => {
  if (end._tag === 'Stopped') return exitCode.interrupted
  return records.every((record) => record !== undefined && !isError(record))
    ? exitCode.done
    : exitCode.failed
}

import { setMaxListeners } from 'node:events'
import * as E from 'fp-ts/lib/Either.js'
import type { DiagnosisRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import { summaryOf } from '../results/summary.js'
import { resultSite } from '../../../command-line/common-options.js'
import type { ExitCode } from '../../../command-line/exit-code.js'
import { exitCode } from '../../../command-line/exit-code.js'
import { loadContent } from '@kaoiro/texts/load'
import { faultLine, printable } from '../../../print/printable.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import { jobKey, recordKey } from '../../../sources/photo-jobs.js'
import { replaceFile } from '../../../system/replace-file.js'
import type { Streams } from '../../../system/streams.js'
import { peopleIn } from '../people/person-result.js'
import { reportPeople } from '../people/report-people.js'
import type { Progress } from '../../../progress/progress.js'
import { createProgress } from '../../../progress/progress.js'
import { replacedFileFault } from '../results/replaced-files.js'
import { resultsFaultLine } from '../results/results-fault-line.js'
import type { Results } from '../results/results-file.js'
import { openResults } from '../results/results-file.js'
import { resultsTable } from '../results/results-table.js'
import { summaryTable } from '../results/summary-table.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseOptions } from '../settings/options.js'
import { maxUnreached } from './run-batch.js'
import { byJob, pendingJobs, resumeOptions } from './pending-jobs.js'
import type { BatchEnd } from './run-batch.js'
import type { BatchContext } from './run-photos.js'
import { runPhotos } from './run-photos.js'

/** Diagnoses many photos. Writes the records to --out or stdout and everything else to stderr. */
export const diagnoseBatch = async (
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const faultLineOf = resultsFaultLine(localised)
  const replaced = await replacedFileFault(jobs, options)
  if (replaced !== null) {
    streams.err(`${faultLineOf(replaced.file, replaced.fault)}\n`)
    return exitCode.failed
  }
  const results = await openResults(options.out, resumeOptions(jobs, options), streams)
  if (E.isLeft(results)) {
    streams.err(`${faultLineOf(options.out ?? '', results.left)}\n`)
    return exitCode.failed
  }
  try {
    return await diagnoseInto(results.right, jobs, options, localised, streams)
  } finally {
    await results.right.close()
  }
}

const diagnoseInto = async (
  results: Results,
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const done = byJob(results.earlier, jobs)
  const pending = pendingJobs(jobs, done)
  const before = jobs.length - pending.length
  const note = noteWriter(options, streams)
  if (options.retryErrors === true) note(`${localised.words.retried({ count: results.retried })}\n`)
  if (before > 0) note(`${localised.words.alreadyDone({ count: before, all: jobs.length })}\n`)
  const progress = startProgress(jobs.length, before, options, localised, streams)
  const isOnTerminal = options.out === undefined && streams.outIsTerminal
  const keep = recordWriter(results, progress, isOnTerminal)
  const write = (record: DiagnosisRecord) => {
    done.set(recordKey(record), record)
    return keep(record)
  }
  const end = await runPending(pending, { options, localised, streams, progress, write })
  const records = jobs.map((job) => done.get(jobKey(job)))
  if (options.table !== undefined) await replaceFile(options.table, resultsTable(jobs, records))
  const missing = records.filter((record) => record === undefined).length
  reportEnd(end, missing, options, localised, streams)
  const table = summaryTable(localised.words, await loadContent(localised.language))
  // No summary if the service was never reached.
  if (end._tag !== 'Unreachable' || done.size > 0)
    note(table(summaryOf([...done.values()]), pending.length === 0 ? null : progress.elapsed()))
  const hasErrors = records.some((record) => record !== undefined && isError(record))
  if (hasErrors && options.out !== undefined) note(`${localised.words.retryHint}\n\n`)
  await reportPeople(peopleIn(jobs, done), { options, localised, streams, note })
  if (resultSite(options) === null) note(`${localised.words.noSite}\n`)
  return batchExitCode(end, records)
}

/** Writes each record before reporting it. */
const recordWriter =
  (results: Results, progress: Progress, isOnTerminal: boolean) =>
  (record: DiagnosisRecord): Promise<boolean> => {
    const write = () => results.write(record)
    const isOutputOpen = isOnTerminal ? progress.writeAbove(write) : write()
    if (isError(record)) progress.writeLine(faultLine(record.photo, record.error.message))
    progress.advance(isError(record))
    return isOutputOpen
  }

/** Starts threads only if there are pending photos. */
const runPending = async (
  pending: ReadonlyArray<PhotoJob>,
  run: BatchContext,
): Promise<BatchEnd> => {
  if (pending.length === 0) return { _tag: 'Done' }
  // Each photo in progress adds a listener, and Node warns of a leak at more than ten.
  setMaxListeners(0, run.streams.signal)
  return runPhotos(pending, run).finally(run.progress.end)
}

const noteWriter = ({ quiet }: DiagnoseOptions, { err }: Streams): ((text: string) => unknown) =>
  quiet === true ? () => undefined : err

const startProgress = (
  all: number,
  before: number,
  { quiet }: DiagnoseOptions,
  { words }: Localised,
  streams: Streams,
): Progress =>
  createProgress(streams, {
    words,
    all,
    before,
    clock: () => performance.now(),
    quiet: quiet === true || before === all,
  })

const reportEnd = (
  end: BatchEnd,
  missing: number,
  options: DiagnoseOptions,
  { words }: Localised,
  { err }: Streams,
): void => {
  if (end._tag === 'Unreachable')
    err(`kaoiro: ${words.unreachable({ photos: maxUnreached, why: printable(end.why) })}\n`)
  if (missing > 0 && end._tag !== 'OutputClosed')
    err(
      `${words.notDone({ count: missing })}${options.out === undefined ? '' : words.resumeHint}\n`,
    )
}

/** Returns `done` only if every photo of the batch has a result, from this run or an earlier one. */
const batchExitCode = (
  end: BatchEnd,
  records: ReadonlyArray<DiagnosisRecord | undefined>,
): ExitCode => {
  if (end._tag === 'Stopped') return exitCode.interrupted
  return records.every((record) => record !== undefined && !isError(record))
    ? exitCode.done
    : exitCode.failed
}

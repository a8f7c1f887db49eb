import type { DiagnosisRecord } from '@kaoiro/core/records'
import { isError } from '@kaoiro/core/records'
import { loadContent } from '@kaoiro/texts/load'
import * as E from 'fp-ts/lib/Either.js'
import { resultSite } from '../../command-line/common-options.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { faultLine, printable } from '../../print/printable.js'
import { createProgress } from '../../progress/progress.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import { jobKey, recordKey } from '../../sources/photo-jobs.js'
import { replaceFile } from '../../system/files.js'
import type { Streams } from '../../system/streams.js'
import type { Outcome } from './outcome.js'
import { cancelled, recordOf } from './outcome.js'
import { byJob, pendingJobs, resumeOptions } from './pending-jobs.js'
import { peopleIn, reportPeople } from './people.js'
import type { Results } from './results/results-file.js'
import { openResults, resultsFaultLine } from './results/results-file.js'
import { replacedFileFault, resultsTable } from './results/results-table.js'
import { summaryOf, summaryTable } from './results/summary.js'
import type { RunEnd } from './run-jobs.js'
import { maxUnreached } from './run-jobs.js'
import { runPhotos } from './run-photos.js'
import type { DiagnoseOptions, Localised } from './settings/settings.js'
import { requestedApi } from './settings/settings.js'

/** Diagnoses many photos. Writes the records to --out or stdout and everything else to stderr. */
export async function diagnoseBatch(
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> {
  const { out, table } = options
  const fail = (line: string): ExitCode => {
    streams.err(`${line}\n`)
    return exitCode.failed
  }
  const replaced = await replacedFileFault(jobs, options)
  if (replaced !== null) return fail(resultsFaultLine(localised, replaced.file, replaced.fault))
  const results = await openResults(out, resumeOptions(jobs, options), streams)
  if (E.isLeft(results)) return fail(resultsFaultLine(localised, out ?? '', results.left))
  try {
    const batch = { jobs, options, localised, streams }
    const { end, done, took } = await diagnoseInto(results.right, batch)
    const records = jobs.map((job) => done.get(jobKey(job)))
    if (table !== undefined) await replaceFile(table, resultsTable(jobs, records))
    await report(batch, end, done, took)
    if (end._tag === 'Stopped') return exitCode.interrupted
    // Done only if every photo of the batch has a result, from this run or an earlier one.
    return records.every((record) => record !== undefined && !isError(record))
      ? exitCode.done
      : exitCode.failed
  } finally {
    await results.right.close()
  }
}

interface Batch {
  readonly jobs: ReadonlyArray<PhotoJob>
  readonly options: DiagnoseOptions
  readonly localised: Localised
  readonly streams: Streams
}

type Records = ReadonlyMap<string, DiagnosisRecord>

const noteWriter =
  ({ options, streams }: Batch) =>
  (text: string): unknown =>
    options.quiet !== true && streams.err(text)

/** Diagnoses what earlier runs have not. `took`: milliseconds; null if no photo was pending. */
const diagnoseInto = async (
  results: Results,
  batch: Batch,
): Promise<{ readonly end: RunEnd; readonly done: Records; readonly took: number | null }> => {
  const { jobs, options, localised, streams } = batch
  const { words } = localised
  const done = byJob(results.records, jobs)
  const pending = pendingJobs(jobs, done)
  const before = jobs.length - pending.length
  const note = noteWriter(batch)
  if (options.retryErrors === true) note(`${words.retried({ count: results.retried })}\n`)
  if (before > 0) note(`${words.alreadyDone({ count: before, all: jobs.length })}\n`)
  // Without threads and bar.
  if (pending.length === 0) return { end: { _tag: 'Done' }, done, took: null }
  const progress = createProgress(streams, {
    words,
    all: jobs.length,
    before,
    quiet: options.quiet === true,
  })
  const isOnTerminal = options.out === undefined && streams.outIsTerminal
  const at = { site: resultSite(options), api: requestedApi(options) }
  /** Writes each record before reporting it. */
  const take = (outcome: Outcome): Promise<boolean> => {
    if (E.isLeft(outcome.answer) && outcome.answer.left.kind === cancelled)
      return Promise.resolve(true)
    const record = recordOf(outcome, at)
    done.set(recordKey(record), record)
    const write = () => results.write(record)
    const isOutputOpen = isOnTerminal ? progress.writeAbove(write) : write()
    if (isError(record)) progress.writeLine(faultLine(record.photo, record.error.message))
    progress.advance(isError(record))
    return isOutputOpen
  }
  const run = { options, localised, streams, writeLine: progress.writeLine, take }
  const end = await runPhotos(pending, run).finally(progress.end)
  return { end, done, took: progress.elapsed() }
}

/** Reports how the batch ended, a summary of all its records, and its people. */
const report = async (
  batch: Batch,
  end: RunEnd,
  done: Records,
  took: number | null,
): Promise<void> => {
  const { jobs, options, localised, streams } = batch
  const { words, language } = localised
  const note = noteWriter(batch)
  if (end._tag === 'Unreachable')
    streams.err(`kaoiro: ${words.unreachable({ photos: maxUnreached, why: printable(end.why) })}\n`)
  const missing = jobs.filter((job) => !done.has(jobKey(job))).length
  const hint = options.out === undefined ? '' : words.resumeHint
  if (missing > 0 && end._tag !== 'OutputClosed')
    streams.err(`${words.notDone({ count: missing })}${hint}\n`)
  // No summary if the service was never reached.
  if (end._tag !== 'Unreachable' || done.size > 0)
    note(summaryTable(words, await loadContent(language))(summaryOf([...done.values()]), took))
  const hasErrors = jobs.some((job) => isFailed(done.get(jobKey(job))))
  if (hasErrors && options.out !== undefined) note(`${words.retryHint}\n\n`)
  await reportPeople(peopleIn(jobs, done), options, words, streams)
  if (resultSite(options) === null) note(`${words.noSite}\n`)
}

const isFailed = (record: DiagnosisRecord | undefined): boolean =>
  record !== undefined && isError(record)

import { availableParallelism } from 'node:os'
import * as E from 'fp-ts/lib/Either.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { inOrder } from '../../concurrency/process-items.js'
import { faultRecord, photoNotes, photoRecord, sizesOf } from '../../photo/photo-words.js'
import type { PhotoFault, PreparedPhoto } from '../../photo/preparation.js'
import { photoThreads } from '../../photo/threads/photo-threads.js'
import { faultLine, printable, jsonLine } from '../../print/printable.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import type { Streams } from '../../system/streams.js'
import { byJob, pendingJobs, resumeOptions } from './pending-jobs.js'
import { readResultsFile, resultsFaultLine } from './results/results-file.js'
import { replacedFileFault } from './results/results-table.js'
import type { DiagnoseOptions, Localised } from './settings/settings.js'

/** Prepares every photo that the results file does not contain, and reports what a real run would send. */
export async function dryRun(
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> {
  const { out, quiet } = options
  const replaced = await replacedFileFault(jobs, options)
  if (replaced !== null) {
    streams.err(`${resultsFaultLine(localised, replaced.file, replaced.fault)}\n`)
    return exitCode.failed
  }
  const earlier =
    out === undefined ? E.right([]) : await readResultsFile(out, resumeOptions(jobs, options))
  if (E.isLeft(earlier)) {
    streams.err(`${resultsFaultLine(localised, out ?? '', earlier.left)}\n`)
    return exitCode.failed
  }
  const pending = pendingJobs(jobs, byJob(earlier.right, jobs))
  const before = jobs.length - pending.length
  if (before > 0 && quiet !== true)
    streams.err(`${localised.words.alreadyDone({ count: before, all: jobs.length })}\n`)
  return prepareAll(pending, options, localised, streams)
}

const prepareAll = async (
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const { err, signal } = streams
  const threads = availableParallelism()
  const { prepare, close } = photoThreads(options.imageEngine, threads, signal)
  const print = printer(options, localised, streams)
  let accepted = 0
  try {
    for await (const [answer, job] of inOrder(jobs, threads, ({ photo }) => prepare(photo))) {
      if (signal.aborted) break
      if (E.isRight(answer)) accepted++
      print(job, answer)
      if (!(await streams.flushed())) break
    }
  } finally {
    close()
  }
  if (signal.aborted) return exitCode.interrupted
  if (options.quiet !== true)
    err(`${localised.words.wouldBeSent({ count: accepted, all: jobs.length })}\n`)
  return accepted === jobs.length ? exitCode.done : exitCode.failed
}

type Print = (job: PhotoJob, answer: E.Either<PhotoFault, PreparedPhoto>) => void

const printer = ({ json }: DiagnoseOptions, localised: Localised, { out, err }: Streams): Print =>
  json === true
    ? (job, answer) => {
        const record = E.isRight(answer)
          ? photoRecord(job.photo, answer.right)
          : faultRecord(job.photo, answer.left, localised.photoFault(answer.left))
        out(jsonLine({ ...job, ...record }))
      }
    : (job, answer) => {
        const { photo } = job
        if (E.isRight(answer)) out(`${dryRunLine(job, answer.right, localised)}\n`)
        else err(`${faultLine(photo, localised.photoFault(answer.left))}\n`)
      }

/**
 * `photos/anna.jpg: 4032 × 3024 → 708 × 531`, whether the hairline would be searched for, and hints for a better
 * photo.
 */
const dryRunLine = (
  { photo: file, hairline }: PhotoJob,
  photo: PreparedPhoto,
  { messages, words }: Localised,
): string => {
  return [
    `${printable(file)}: ${sizesOf(photo)}`,
    ...(hairline === 'auto' ? [words.hairlineAuto] : []),
    ...photoNotes(words.photos, messages, photo),
  ].join('\n  ')
}

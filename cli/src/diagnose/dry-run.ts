import { availableParallelism } from 'node:os'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { inOrder } from '../check/in-order.js'
import { faultRecord, photoRecord } from '../check/record.js'
import type { ExitCode } from '../exit-code.js'
import { exitCode } from '../exit-code.js'
import type { PhotoFault, PreparedPhoto } from '../photo/preparation.js'
import { profileNote } from '../photo/profile-note.js'
import { photoThreads } from '../photo/threads.js'
import { jsonLine } from '../print/json-line.js'
import { printable } from '../printable.js'
import type { Streams } from '../streams.js'
import type { Job } from './job.js'
import type { DiagnoseOptions } from './options.js'
import type { Said } from './say.js'
import { wrong } from './say.js'

/** Prepares every photo and says what would be sent, and sends nothing. */
export const dryRun = async (
  jobs: ReadonlyArray<Job>,
  options: DiagnoseOptions,
  said: Said,
  streams: Streams,
): Promise<ExitCode> => {
  const { err, signal } = streams
  const threads = availableParallelism()
  const { prepare, close } = photoThreads(options.imageEngine, threads, signal)
  const print = printer(options, said, streams)
  let accepted = 0
  await inOrder(
    jobs,
    threads,
    ({ photo }) => prepare(photo),
    (answer, job) => {
      if (E.isRight(answer)) accepted++
      print(job, answer)
      return streams.flushed()
    },
    () => signal.aborted,
  ).finally(close)
  if (signal.aborted) return exitCode.interrupted
  if (options.quiet !== true) err(`${said.words.wouldBeSent(accepted, jobs.length)}\n`)
  return accepted === jobs.length ? exitCode.done : exitCode.failed
}

type Print = (job: Job, answer: E.Either<PhotoFault, PreparedPhoto>) => void

const printer = ({ json }: DiagnoseOptions, said: Said, { out, err }: Streams): Print =>
  json === true
    ? (job, answer) => {
        const record = E.isRight(answer)
          ? photoRecord(job.photo, answer.right)
          : faultRecord(job.photo, answer.left, said.fault(answer.left))
        out(jsonLine({ ...job, ...record }))
      }
    : (job, answer) => {
        const { photo } = job
        if (E.isRight(answer)) out(`${lineOf(job, answer.right, said)}\n`)
        else err(`${wrong(photo, said.fault(answer.left))}\n`)
      }

/** `photos/anna.jpg: 4032 × 3024 → 708 × 531`, whether its hairline is looked for, and what might be better. */
const lineOf = (
  { photo: file, hairline }: Job,
  photo: PreparedPhoto,
  { language, messages, words }: Said,
): string => {
  const { original, prepared, hints } = photo
  const aboutProfile = profileNote(language, messages)(photo)
  return [
    `${printable(file)}: ${original.width} × ${original.height} → ${prepared.width} × ${prepared.height}`,
    ...(hairline === 'auto' ? [words.hairlineAuto] : []),
    ...(O.isSome(aboutProfile) ? [aboutProfile.value] : []),
    ...hints.map((hint) => messages.hints[hint]),
  ].join('\n  ')
}

import * as E from 'fp-ts/lib/Either.js'
import type { PhotoAnswer, CombineError } from '@kaoiro/core/results'
import { maxPhotos, combine } from '@kaoiro/core/results'
import { answerFromWire } from '@kaoiro/core/session'
import { resultSite } from '../../../command-line/common-options.js'
import type { ExitCode } from '../../../command-line/exit-code.js'
import { exitCode } from '../../../command-line/exit-code.js'
import { printable, faultLine } from '../../../print/printable.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { Streams } from '../../../system/streams.js'
import { withConnection } from '../send/connection.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseOptions } from '../settings/options.js'
import { personPrinter } from './print-person.js'
import { readyPhoto } from '../send/ready-photo.js'
import type { Connection } from '../send/connection.js'
import { sendFaultText, sendPhoto } from '../send/send-photo.js'

/**
 * Diagnoses the photos of one person and prints one combined result as text or as one JSON object. `personFaults` must
 * have accepted the photos.
 */
export const diagnosePerson = async (
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const writeLine = (line: string) => streams.err(`${line}\n`)
  const answers = await answersTo(jobs, options, localised, streams)
  if (streams.signal.aborted) return exitCode.interrupted
  const failed = answers.filter(E.isLeft)
  for (const { left } of failed) writeLine(left)
  if (failed.length > 0) {
    writeLine(localised.words.noSharedResult(failed.length, jobs.length))
    return exitCode.failed
  }
  const photoAnswers = answers.flatMap((answer) => (E.isRight(answer) ? [answer.right] : []))
  const combined = combine(photoAnswers)
  if (E.isLeft(combined)) {
    writeLine(`kaoiro: ${combineErrorText(combined.left, localised)}`)
    return exitCode.usage
  }
  const print = await personPrinter(options, localised, streams)
  streams.out(print(combined.right, jobs, photoAnswers))
  if (resultSite(options) === null && options.quiet !== true) writeLine(localised.words.noSite)
  return exitCode.done
}

const combineErrorText = (error: CombineError, { words }: Localised): string => {
  switch (error._tag) {
    case 'NoPhotos':
      return words.samePersonCount(0, maxPhotos)
    case 'TooManyPhotos':
      return words.samePersonCount(error.photos, error.max)
    case 'GendersDiffer':
      return words.samePersonGenders
  }
}

/** Sends all photos at once, because they mostly wait for their first poll. Left: the error message of a photo. */
const answersTo = (
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ReadonlyArray<E.Either<string, PhotoAnswer>>> => {
  const writeLine = (line: string) => streams.err(`${line}\n`)
  const note = options.quiet === true ? () => undefined : writeLine
  let done = 0
  return withConnection(
    { options, language: localised.language, streams, writeLine },
    (connection) =>
      Promise.all(
        jobs.map(async (job) => {
          const answer = await answerTo({ connection, options, localised, streams, note })(job)
          if (E.isRight(answer)) {
            done += 1
            note(localised.words.photoDone(printable(job.photo), done, jobs.length))
          }
          return answer
        }),
      ),
  )
}

interface AnswerContext {
  readonly connection: Connection
  readonly options: DiagnoseOptions
  readonly localised: Localised
  readonly streams: Streams
  /** Prints a line about the progress. */
  readonly note: (line: string) => unknown
}

/** Diagnoses one of several photos. Left: an error message with the name of the photo. */
const answerTo =
  ({ connection, options, localised, streams, note }: AnswerContext) =>
  async (job: PhotoJob): Promise<E.Either<string, PhotoAnswer>> => {
    const { signal } = streams
    const ready = await readyPhoto(job, options, {
      localised,
      signal,
      // Photos are processed concurrently, so each line contains the photo's name.
      note: (line) => note(`${printable(job.photo)}: ${line.trim()}`),
    })
    if (E.isLeft(ready)) return ready
    const { jpeg, resolved } = ready.right
    const send = sendPhoto(connection, signal, () => undefined)
    const { answer } = await send(job, jpeg, resolved.hairline)
    return E.isLeft(answer)
      ? E.left(faultLine(job.photo, sendFaultText(localised, answer.left)))
      : E.right({ gender: job.gender, answer: answerFromWire(answer.right) })
  }

import { availableParallelism } from 'node:os'
import * as E from 'fp-ts/lib/Either.js'
import type { PhotoAnswer } from '@kaoiro/core/diagnosis'
import type { CombineError } from '@kaoiro/core/results'
import { maxPhotos, combine } from '@kaoiro/core/results'
import type { LazyAnalyser } from '../../../analyser/lazy-analyser.js'
import { lazyAnalyser } from '../../../analyser/lazy-analyser.js'
import { resultSite } from '../../../command-line/common-options.js'
import type { ExitCode } from '../../../command-line/exit-code.js'
import { exitCode } from '../../../command-line/exit-code.js'
import { printable, faultLine } from '../../../print/printable.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { Streams } from '../../../system/streams.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseOptions } from '../settings/options.js'
import { needsAnalyser } from '../settings/options.js'
import { personPrinter } from './print-person.js'
import { readyPhoto } from '../diagnoser/ready-photo.js'
import type { Diagnoser } from '../diagnoser/diagnoser.js'
import { openDiagnoser } from '../diagnoser/open-diagnoser.js'
import { diagnosisFaultText } from '../diagnoser/diagnoser.js'

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
    writeLine(localised.words.noSharedResult({ failed: failed.length, all: jobs.length }))
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
      return words.samePersonCount({ photos: 0, max: maxPhotos })
    case 'TooManyPhotos':
      return words.samePersonCount({ photos: error.photos, max: error.max })
    case 'GendersDiffer':
      return words.samePersonGenders
  }
}

/** Diagnoses all photos at once: at a service, they mostly wait for their first poll. Left: the error message of a photo. */
const answersTo = async (
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ReadonlyArray<E.Either<string, PhotoAnswer>>> => {
  const writeLine = (line: string) => streams.err(`${line}\n`)
  const note = options.quiet === true ? () => undefined : writeLine
  const analyser = lazyAnalyser(availableParallelism(), options.norms)
  try {
    if (needsAnalyser(options, jobs)) void analyser.load()
    const diagnose = await openDiagnoser({ options, localised, streams, analyser, writeLine })
    const answer = answerTo({ diagnose, analyser, options, localised, streams, note })
    let done = 0
    return await Promise.all(
      jobs.map(async (job) => {
        const answered = await answer(job)
        if (E.isRight(answered)) {
          done += 1
          note(localised.words.photoDone({ photo: printable(job.photo), done, all: jobs.length }))
        }
        return answered
      }),
    )
  } finally {
    await analyser.close()
  }
}

interface AnswerContext {
  readonly diagnose: Diagnoser
  readonly analyser: LazyAnalyser
  readonly options: DiagnoseOptions
  readonly localised: Localised
  readonly streams: Streams
  /** Prints a line about the progress. */
  readonly note: (line: string) => unknown
}

/** Diagnoses one of several photos. Left: an error message with the name of the photo. */
const answerTo =
  ({ diagnose, analyser, options, localised, streams, note }: AnswerContext) =>
  async (job: PhotoJob): Promise<E.Either<string, PhotoAnswer>> => {
    const ready = await readyPhoto(job, options, {
      analyser,
      localised,
      signal: streams.signal,
      // Photos are processed concurrently, so each line contains the photo's name.
      note: (line) => note(`${printable(job.photo)}: ${line.trim()}`),
    })
    if (E.isLeft(ready)) return ready
    const { jpeg, resolved } = ready.right
    const { answer } = await diagnose(job, jpeg, resolved.hairline)
    return E.isLeft(answer)
      ? E.left(faultLine(job.photo, diagnosisFaultText(localised, answer.left)))
      : E.right({ gender: job.gender, answer: answer.right })
  }

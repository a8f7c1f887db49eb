import * as E from 'fp-ts/lib/Either.js'
import type { PhotoAnswer } from '@kaoiro/core/diagnosis'
import type { Agreement, Combined } from '@kaoiro/core/results'
import { agreementLevelOf, combine, onePhoto } from '@kaoiro/core/results'
import type { Content, Messages } from '@kaoiro/texts/content'
import { loadContent } from '@kaoiro/texts/load'
import { resultSite } from '../../command-line/common-options.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { card } from '../../print/card.js'
import { certaintyRows } from '../../print/certainty-rows.js'
import { faultLine, jsonLine, printable } from '../../print/printable.js'
import type { Report } from '../../print/report.js'
import { reportJson, reportLines, reportOf, toReport } from '../../print/report.js'
import { styleFor } from '../../print/style.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import { listedAt } from '../../sources/photo-jobs.js'
import type { Streams } from '../../system/streams.js'
import type { Outcome } from './outcome.js'
import { cancelled } from './outcome.js'
import { runPhotos } from './run-photos.js'
import type { DiagnoseOptions, Localised } from './settings/settings.js'

/** Diagnoses a photo and prints its result as text or as one JSON object. */
export async function diagnoseOnePhoto(
  job: PhotoJob,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> {
  const writeLine = (line: string) => streams.err(`${line}\n`)
  let code: ExitCode = exitCode.interrupted
  /** Prints before the analyser closes. */
  const take = async ({ answer, hairline }: Outcome): Promise<boolean> => {
    if (E.isLeft(answer)) {
      writeLine(faultLine(job.photo, answer.left.message))
      if (answer.left.kind !== cancelled) code = exitCode.failed
      return true
    }
    const site = resultSite(options)
    const report = toReport(answer.right, job.gender, site)
    streams.out(
      options.json === true
        ? jsonLine({
            ...reportJson(report),
            ...listedAt(job),
            ...(hairline.hairlineFound === undefined ? {} : hairline),
          })
        : await cardOf(report, localised, streams),
    )
    if (site === null && options.quiet !== true) writeLine(localised.words.noSite)
    code = exitCode.done
    return true
  }
  const tell = (_: PhotoJob, line: string) => writeLine(line)
  await runPhotos([job], { options, localised, streams, writeLine, tell, take })
  return code
}

/**
 * Diagnoses the photos of one person and prints one combined result as text or as one JSON object. `personFaults` must
 * have accepted the photos.
 */
export async function diagnosePerson(
  jobs: ReadonlyArray<PhotoJob>,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> {
  const { words } = localised
  const writeLine = (line: string) => streams.err(`${line}\n`)
  const note = options.quiet === true ? () => undefined : writeLine
  // Several photos are in progress, so each line has the name of its photo.
  const tell = ({ photo }: PhotoJob, line: string) =>
    writeLine(`${printable(photo)}: ${line.trim()}`)
  const outcomes = new Map<PhotoJob, Outcome['answer']>()
  const answersSoFar = () =>
    jobs.flatMap((job): ReadonlyArray<PhotoAnswer> => {
      const answer = outcomes.get(job)
      return answer?._tag === 'Right' ? [{ gender: job.gender, answer: answer.right }] : []
    })
  const take = ({ job, answer }: Outcome): Promise<boolean> => {
    outcomes.set(job, answer)
    const [photo, all] = [printable(job.photo), jobs.length]
    if (E.isRight(answer)) note(words.photoDone({ photo, done: answersSoFar().length, all }))
    return Promise.resolve(true)
  }
  await runPhotos(jobs, { options, localised, streams, writeLine, tell, take })
  if (streams.signal.aborted) return exitCode.interrupted
  for (const job of jobs) {
    const answer = outcomes.get(job)
    if (answer?._tag === 'Left') writeLine(faultLine(job.photo, answer.left.message))
  }
  const answers = answersSoFar()
  const failed = jobs.length - answers.length
  if (failed > 0) {
    writeLine(words.noSharedResult({ failed, all: jobs.length }))
    return exitCode.failed
  }
  const combined = combine(answers)
  // Not for photos that `personFaults` has accepted.
  if (E.isLeft(combined)) throw new Error(combined.left._tag)
  const site = resultSite(options)
  const { agreement } = combined.right
  streams.out(
    options.json === true
      ? personJson(combined.right, jobs, answers, site)
      : await cardOf(reportOf(combined.right, site), localised, streams, agreement),
  )
  if (site === null) note(words.noSite)
  return exitCode.done
}

/** The card of a result; of several photos with `agreement`. */
const cardOf = async (
  report: Report,
  { language, messages }: Localised,
  { colour, outColumns }: Streams,
  agreement: Agreement | null = null,
): Promise<string> => {
  const content = await loadContent(language)
  return [
    card(content, messages, styleFor(colour.out), outColumns)(report.diagnosis, report.certainty),
    agreement === null ? '' : agreementRows(content, messages, agreement),
    certaintyRows(content, messages, outColumns)(report, agreement),
    `${reportLines(report, '  ')}\n`,
  ].join('')
}

/** The combined result, and the result of each photo. */
const personJson = (
  combined: Combined,
  jobs: ReadonlyArray<PhotoJob>,
  answers: ReadonlyArray<PhotoAnswer>,
  site: string | null,
): string =>
  jsonLine({
    ...reportJson(reportOf(combined, site)),
    agreement: combined.agreement,
    photos: answers.map((answer, i) => ({
      photo: jobs[i]?.photo,
      ...(jobs[i] === undefined ? {} : listedAt(jobs[i])),
      ...reportJson(reportOf(onePhoto(answer), site)),
    })),
  })

/** The part of the card about the agreement of the photos. */
const agreementRows = (
  { agreement: texts }: Content,
  { facePattern, personalColour }: Messages,
  { photos, faceType, season }: Agreement,
): string => {
  const rows = (title: string, count: number) => [
    `    ${`${count}/${photos}`.padStart(5)}  ${title}`,
    `           ${texts.byLevel[agreementLevelOf(count, photos)]({ count, photos })}`,
  ]
  return [
    `  ${texts.heading}:`,
    ...rows(facePattern, faceType),
    ...rows(personalColour, season),
    '',
    '',
  ].join('\n')
}

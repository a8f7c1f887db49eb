import * as E from 'fp-ts/lib/Either.js'
import type { LazyAnalyser } from '../../analyser/lazy-analyser.js'
import { lazyAnalyser } from '../../analyser/lazy-analyser.js'
import { resultSite } from '../../command-line/common-options.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { loadContent } from '@kaoiro/texts/load'
import { card } from '../../print/card.js'
import { certaintyRows } from '../../print/certainty-rows.js'
import { faultLine, jsonLine } from '../../print/printable.js'
import type { Report } from '../../print/report.js'
import { reportJson, reportLines, toReport } from '../../print/report.js'
import { styleFor } from '../../print/style.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import { listedAt } from '../../sources/photo-jobs.js'
import type { Streams } from '../../system/streams.js'
import type { ResolvedHairline } from './diagnoser/hairline.js'
import { wasSearched } from './diagnoser/hairline.js'
import { openDiagnoser } from './diagnoser/open-diagnoser.js'
import { diagnosisFaultText } from './diagnoser/diagnoser.js'
import type { Localised } from './settings/localised.js'
import type { DiagnoseOptions } from './settings/options.js'
import { needsAnalyser } from './settings/options.js'
import { readyPhoto } from './diagnoser/ready-photo.js'

/** Diagnoses a photo and prints its result as text or as one JSON object. */
export const diagnoseOnePhoto = async (
  job: PhotoJob,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const analyser = lazyAnalyser(1, options.norms)
  // The models load while the photo is prepared.
  if (needsAnalyser(options, [job])) void analyser.load()
  try {
    return await diagnoseWith(analyser, job, options, localised, streams)
  } finally {
    await analyser.close()
  }
}

/** Prints the result before the analyser closes. */
const diagnoseWith = async (
  analyser: LazyAnalyser,
  job: PhotoJob,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const writeLine = (line: string) => streams.err(`${line}\n`)
  const note = options.quiet === true ? () => undefined : writeLine
  const { signal } = streams
  const ready = await readyPhoto(job, options, { analyser, localised, note, signal })
  if (signal.aborted) return exitCode.interrupted
  if (E.isLeft(ready)) {
    writeLine(ready.left)
    return exitCode.failed
  }
  const { jpeg, resolved } = ready.right
  const diagnose = await openDiagnoser({ options, localised, streams, analyser, writeLine, note })
  const { answer } = await diagnose(job, jpeg, resolved.hairline)
  if (E.isLeft(answer)) {
    writeLine(faultLine(job.photo, diagnosisFaultText(localised, answer.left)))
    return answer.left._tag === 'Cancelled' ? exitCode.interrupted : exitCode.failed
  }
  const print = await printer(job, options, localised, streams)
  const site = resultSite(options)
  streams.out(print(toReport(answer.right, job.gender, site), resolved))
  if (site === null) note(localised.words.noSite)
  return exitCode.done
}

const printer = async (
  job: PhotoJob,
  { json }: DiagnoseOptions,
  { language, messages }: Localised,
  { colour, outColumns }: Streams,
): Promise<(report: Report, resolved: ResolvedHairline) => string> => {
  if (json === true)
    return (report, resolved) =>
      jsonLine({
        ...reportJson(report),
        ...listedAt(job),
        ...(wasSearched(resolved) ? resolved : {}),
      })
  const content = await loadContent(language)
  const print = card(content, messages, styleFor(colour.out), outColumns)
  const rows = certaintyRows(content, messages, outColumns)
  return (report) =>
    `${print(report.diagnosis, report.certainty)}${rows(report)}${reportLines(report, '  ')}\n`
}

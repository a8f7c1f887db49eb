import * as E from 'fp-ts/lib/Either.js'
import type { Progress } from '@kaoiro/core/session'
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
import type { Streams } from '../../system/streams.js'
import type { ResolvedHairline } from './send/hairline.js'
import { wasSearched } from './send/hairline.js'
import { withConnection } from './send/connection.js'
import { sendFaultText, sendPhoto } from './send/send-photo.js'
import type { Localised } from './settings/localised.js'
import type { DiagnoseOptions } from './settings/options.js'
import { readyPhoto } from './send/ready-photo.js'

/** Diagnoses a photo and prints its result as text or as one JSON object. */
export const diagnoseOnePhoto = async (
  job: PhotoJob,
  options: DiagnoseOptions,
  localised: Localised,
  streams: Streams,
): Promise<ExitCode> => {
  const writeLine = (line: string) => streams.err(`${line}\n`)
  const note = options.quiet === true ? () => undefined : writeLine
  const ready = await readyPhoto(job, options, { localised, note, signal: streams.signal })
  if (streams.signal.aborted) return exitCode.interrupted
  if (E.isLeft(ready)) {
    writeLine(ready.left)
    return exitCode.failed
  }
  const { jpeg, resolved } = ready.right
  const connecting = { options, language: localised.language, streams, writeLine }
  // Prints in this callback, so that the result does not wait until the built-in service has closed.
  return withConnection(connecting, async (connection) => {
    const send = sendPhoto(connection, streams.signal, reportTo(note, localised))
    const { answer } = await send(job, jpeg, resolved.hairline)
    if (E.isLeft(answer)) {
      writeLine(faultLine(job.photo, sendFaultText(localised, answer.left)))
      return answer.left._tag === 'Cancelled' ? exitCode.interrupted : exitCode.failed
    }
    const print = await printer(options, localised, streams)
    const site = resultSite(options)
    streams.out(print(toReport(answer.right, job.gender, site), resolved))
    if (site === null) note(localised.words.noSite)
    return exitCode.done
  })
}

const reportTo =
  (note: (line: string) => unknown, { messages }: Localised) =>
  (progress: Progress): void => {
    switch (progress._tag) {
      case 'Uploading':
        return void note(`${messages.uploading} …`)
      case 'Uploaded':
        return void note(`  PUT ${progress.status}`)
      case 'Analysing':
        return void note(`${messages.analysing} … (${progress.poll})`)
      case 'PollLost':
        return void note(messages.waiting)
    }
  }

const printer = async (
  { json }: DiagnoseOptions,
  { language, messages }: Localised,
  { colour }: Streams,
): Promise<(report: Report, resolved: ResolvedHairline) => string> => {
  if (json === true)
    return (report, resolved) =>
      jsonLine({ ...reportJson(report), ...(wasSearched(resolved) ? resolved : {}) })
  const content = await loadContent(language)
  const print = card(content, messages, styleFor(colour.out))
  const rows = certaintyRows(content, messages)
  return (report) =>
    `${print(report.diagnosis)}${rows(report.certainty)}${reportLines(report, '  ')}\n`
}

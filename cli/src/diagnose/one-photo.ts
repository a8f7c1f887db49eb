import { access } from 'node:fs/promises'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Progress } from '@kaoiro/core/session/diagnose'
import type { ExitCode } from '../exit-code.js'
import { exitCode } from '../exit-code.js'
import { loadContent } from '../language.js'
import type { PreparedPhoto } from '../photo/preparation.js'
import { profileNote } from '../photo/profile-note.js'
import { photoThreads } from '../photo/threads.js'
import { card } from '../print/card.js'
import { certaintyRows } from '../print/certainty-rows.js'
import { styleFor } from '../print/style.js'
import type { Streams } from '../streams.js'
import { ask } from './ask.js'
import { withConnection } from './connection.js'
import type { Job } from './job.js'
import type { DiagnoseOptions } from './options.js'
import type { Report } from './report.js'
import { reportFields, reportOf, siteOf } from './report.js'
import type { Said } from './say.js'
import { wrong } from './say.js'

/** Diagnoses a photo and prints its result: in words, or as one JSON object. */
export const diagnoseOnePhoto = async (
  job: Job,
  options: DiagnoseOptions,
  said: Said,
  streams: Streams,
): Promise<ExitCode> => {
  const tell = (line: string) => streams.err(`${line}\n`)
  const note = options.quiet === true ? () => undefined : tell
  const photo = await prepare(job.photo, options, said, note, streams.signal)
  if (streams.signal.aborted) return exitCode.interrupted
  if (E.isLeft(photo)) {
    tell(photo.left)
    return exitCode.failed
  }
  const { answer } = await withConnection(
    { options, language: said.language, streams, tell },
    (connection) => ask(connection, streams.signal, reportTo(note, said))(job, photo.right.jpeg),
  )
  if (E.isLeft(answer)) {
    const { left: error } = answer
    tell(wrong(job.photo, error._tag === 'NotRecorded' ? error.detail : said.session(error)))
    return error._tag === 'Cancelled' ? exitCode.interrupted : exitCode.failed
  }
  const print = await printer(options, said, streams)
  streams.out(print(reportOf(answer.right, job.gender, siteOf(options))))
  return exitCode.done
}

/** Left: the line that says why not. */
const prepare = async (
  file: string,
  { imageEngine }: DiagnoseOptions,
  { language, messages, fault }: Said,
  note: (line: string) => unknown,
  signal: AbortSignal,
): Promise<E.Either<string, PreparedPhoto>> => {
  if (await canBeRead(file)) note(`${messages.preparing} …`)
  const preparation = photoThreads(imageEngine, 1, signal)
  const photo = await preparation.prepare(file).finally(preparation.close)
  if (E.isLeft(photo)) return E.left(wrong(file, fault(photo.left)))
  const { original, prepared, hints } = photo.right
  const aboutProfile = profileNote(language, messages)(photo.right)
  note(`  ${original.width} × ${original.height} → ${prepared.width} × ${prepared.height}`)
  if (O.isSome(aboutProfile)) note(`  ${aboutProfile.value}`)
  for (const hint of hints) note(`  ${messages.hints[hint]}`)
  return photo
}

const canBeRead = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const reportTo =
  (note: (line: string) => unknown, { messages }: Said) =>
  (progress: Progress): void => {
    switch (progress._tag) {
      case 'Uploading':
        return void note(`${messages.uploading} …`)
      case 'Uploaded':
        return void note(`  PUT ${progress.status}`)
      case 'Analysing':
        return void note(`${messages.analysing} … (${progress.poll})`)
    }
  }

const printer = async (
  { json }: DiagnoseOptions,
  { language, messages }: Said,
  { colour }: Streams,
): Promise<(report: Report) => string> => {
  if (json === true) return (report) => `${JSON.stringify(reportFields(report))}\n`
  const content = await loadContent(language)
  const print = card(content, messages, styleFor(colour.out))
  const rows = certaintyRows(content, messages)
  return ({ diagnosis, certainty, code, url }) =>
    `${print(diagnosis)}${rows(certainty)}  ${code}\n  ${url}\n\n`
}

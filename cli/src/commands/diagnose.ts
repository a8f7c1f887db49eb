import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { Language } from '@kaoiro/core/content/content'
import type { Messages } from '@kaoiro/core/content/messages/messages'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import type { Gender } from '@kaoiro/core/gender'
import { defaultPolling } from '@kaoiro/core/polling'
import { resultAddress } from '@kaoiro/core/result-address'
import { resultCode } from '@kaoiro/core/result-code'
import type { Confidence } from '@kaoiro/core/session/confidence'
import { confidenceOf, isSent } from '@kaoiro/core/session/confidence'
import type { Progress } from '@kaoiro/core/session/diagnose'
import { requestResult, toDiagnosis } from '@kaoiro/core/session/diagnose'
import { httpSessionApi } from '@kaoiro/core/session/http-session-api'
import type { AnalysisResult } from '@kaoiro/core/session/wire'
import { startEmbeddedService } from '../embedded-service.js'
import type { ExitCode } from '../exit-code.js'
import { exitCode } from '../exit-code.js'
import { languageOf, loadContent, loadMessages } from '../language.js'
import { nodeHttp } from '../node-http.js'
import { inWords } from '../system-error.js'
import type { PreparedPhoto } from '../prepare-photo.js'
import { card } from '../print/card.js'
import { confidenceRows } from '../print/confidence-rows.js'
import { printable } from '../printable.js'
import type { Streams } from '../streams.js'
import { waitUnder } from '../wait.js'

export interface DiagnoseOptions {
  readonly gender: Gender
  readonly hairline: number
  readonly api?: string
  readonly site?: string
  readonly json?: true
  readonly lang?: Language
}

/** Where `kaoiro serve` shows a result, when neither a site nor an API was named. */
const localSite = 'http://localhost:8080'

/** Prepares the photo, runs the four calls, prints the result. */
export const diagnoseCommand = async (
  file: string,
  options: DiagnoseOptions,
  streams: Streams,
): Promise<ExitCode> => {
  const language = options.lang ?? languageOf(streams.env)
  const messages = await loadMessages(language)
  const photo = await prepare(file, messages, streams)
  if (E.isLeft(photo)) {
    streams.err(`kaoiro: ${file}: ${photo.left}\n`)
    return exitCode.failed
  }
  if (streams.signal.aborted) return exitCode.interrupted
  const result = await withApi(options, streams, (api) =>
    requestResult({
      api: httpSessionApi(nodeHttp(streams.signal))(api),
      polling: defaultPolling,
      wait: waitUnder(streams.signal),
      cancelled: () => streams.signal.aborted,
      report: reportTo(streams, messages),
    })({ photo: photo.right.jpeg, gender: options.gender, hairline: options.hairline })(),
  )
  if (E.isLeft(result)) {
    streams.err(`kaoiro: ${file}: ${printable(messages.session(result.left))}\n`)
    return result.left._tag === 'Cancelled' ? exitCode.interrupted : exitCode.failed
  }
  const print = options.json === true ? asJson : await forReading(language, messages)
  const site = options.site ?? options.api ?? localSite
  streams.out(print(reportOf(result.right, options.gender, site)))
  return exitCode.done
}

const prepare = async (
  file: string,
  messages: Messages,
  { err }: Streams,
): Promise<E.Either<string, PreparedPhoto>> => {
  const bytes = await readFile(file).then(E.right, (error: unknown) =>
    E.left(inWords(error, messages.unreadable)),
  )
  if (E.isLeft(bytes)) return bytes
  err(`${messages.preparing} …\n`)
  const { preparePhoto } = await import('../prepare-photo.js')
  const photo = await preparePhoto(bytes.right)
  if (E.isLeft(photo)) return E.left(messages.refusal(photo.left))
  const { original, prepared, hints, unusedProfile } = photo.right
  err(`  ${original.width} × ${original.height} → ${prepared.width} × ${prepared.height}\n`)
  if (O.isSome(unusedProfile)) err(`  ${messages.unusedProfile(printable(unusedProfile.value))}\n`)
  for (const hint of hints) err(`  ${messages.hints[hint]}\n`)
  return photo
}

const reportTo =
  ({ err }: Streams, messages: Messages) =>
  (progress: Progress): void => {
    switch (progress._tag) {
      case 'Uploading':
        return void err(`${messages.uploading} …\n`)
      case 'Uploaded':
        return void err(`  PUT ${progress.status}\n`)
      case 'Analysing':
        return void err(`${messages.analysing} … (${progress.poll})\n`)
    }
  }

/** Calls with the API's address: the one that was named, or the built-in service for the duration. */
const withApi = async <A>(
  { api }: DiagnoseOptions,
  { err }: Streams,
  use: (api: string) => Promise<A>,
): Promise<A> => {
  if (api !== undefined) return use(api)
  const data = await mkdtemp(path.join(tmpdir(), 'kaoiro-'))
  try {
    const service = await startEmbeddedService({
      host: '127.0.0.1',
      port: 0,
      data,
      log: (line) => err(`${line}\n`),
    })
    return await use(`http://127.0.0.1:${service.port}`).finally(service.close)
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

/** All that is told of one photo. */
interface Report {
  readonly diagnosis: Diagnosis
  readonly confidence: Confidence
  readonly code: string
  readonly url: string
}

const reportOf = (result: AnalysisResult, gender: Gender, site: string): Report => {
  const diagnosis = toDiagnosis(gender)(result)
  const code = resultCode.encode(diagnosis)
  return { diagnosis, confidence: confidenceOf(result), code, url: resultAddress(site, code) }
}

const asJson = ({ diagnosis, confidence, code, url }: Report): string =>
  `${JSON.stringify({ ...diagnosis, ...(isSent(confidence) ? { confidence } : {}), code, url })}\n`

const forReading = async (language: Language, messages: Messages) => {
  const print = card(await loadContent(language), messages)
  return ({ diagnosis, confidence, code, url }: Report): string =>
    `${print(diagnosis)}${confidenceRows(messages)(confidence)}  ${code}\n  ${url}\n\n`
}

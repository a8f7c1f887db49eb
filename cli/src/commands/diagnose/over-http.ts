import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Language } from '@kaoiro/core/language'
import type { DiagnosisPorts, Http } from '@kaoiro/core/session'
import {
  defaultPolling,
  diagnoseOverHttp,
  httpSessionApi,
  patientPolling,
} from '@kaoiro/core/session'
import { cancellableWait } from '../../concurrency/cancellable-wait.js'
import { recordConversation } from '../../conversation/record-conversation.js'
import { replayConversation } from '../../conversation/replay-conversation.js'
import { logged } from '../../http/call-log.js'
import type { CallAttempt } from '../../http/client-http.js'
import { clientHttp, verboseLine } from '../../http/client-http.js'
import type { PhotoJob } from '../../sources/photo-jobs.js'
import type { Streams } from '../../system/streams.js'
import type { OpenPort, PhotoPort } from './outcome.js'
import type { DiagnoseOptions } from './settings/settings.js'

interface HttpOptions {
  readonly options: DiagnoseOptions
  readonly language: Language
  readonly streams: Streams
  /** Writes a line to stderr; `line` lacks a line ending. */
  readonly writeLine: (line: string) => void
  /** Called after each attempt at a call. Set only for a batch, which waits for a busy or restarting service instead of failing. */
  readonly observe?: ((attempt: CallAttempt) => void) | undefined
}

/** What answers the calls for one photo, and `save`, which writes the recording if there is to be one. */
type Channel = Pick<PhotoPort, 'save'> & { readonly http: Http }

const unrecorded = () => Promise.resolve()

/** Milliseconds that a batch continues after the service last took a call. */
const batchPatience = 5 * 60_000

/** The address for replays, which ignore the host. */
const nowhere = 'http://localhost'

/** Sends photos to the given service, or takes its answers from recordings. */
export async function overHttp(given: HttpOptions): Promise<OpenPort> {
  const { api = nowhere, replay } = given.options
  const { signal } = given.streams
  const ports: Pick<DiagnosisPorts, 'polling' | 'wait'> =
    replay === undefined
      ? {
          polling: given.observe === undefined ? defaultPolling : patientPolling,
          wait: cancellableWait(signal),
        }
      : { polling: defaultPolling, wait: () => () => Promise.resolve() }
  const open = replay === undefined ? await live(given) : replayed(replay, given.language)
  return async (job) =>
    pipe(
      await open(job),
      E.map(({ http: answers, save }) => {
        const { http, log } = logged(answers)
        const diagnose = diagnoseOverHttp({
          api: httpSessionApi(http)(api),
          ...ports,
          cancelled: () => signal.aborted,
        })
        return { diagnose, log, save }
      }),
    )
}

const replayed =
  (folder: string, language: Language) =>
  async (key: PhotoJob): Promise<E.Either<string, Channel>> =>
    pipe(
      await replayConversation({ folder, key, language }),
      E.map((http) => ({ http, save: unrecorded })),
    )

const live = async ({ options, streams, writeLine, observe }: HttpOptions) => {
  const { timeout, verbose, quiet, record } = options
  const http = await clientHttp({
    signal: streams.signal,
    env: streams.env,
    ...(timeout === undefined ? {} : { timeout: timeout * 1000 }),
    ...(observe === undefined ? {} : { patience: batchPatience }),
    observe: (attempt) => {
      if (verbose === true && quiet !== true) writeLine(`  ${verboseLine(attempt)}`)
      observe?.(attempt)
    },
  })
  return (key: PhotoJob): Promise<E.Either<never, Channel>> =>
    Promise.resolve(
      E.right(
        record === undefined
          ? { http, save: unrecorded }
          : recordConversation({ folder: record, key }, http),
      ),
    )
}

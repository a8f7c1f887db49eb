import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/language'
import type { DiagnosisPorts } from '@kaoiro/core/session'
import type { Http } from '@kaoiro/core/http'
import { defaultPolling, patientPolling } from '@kaoiro/core/session'
import { cancellableWait } from '../../../concurrency/cancellable-wait.js'
import { recordConversation } from '../../../conversation/record-conversation.js'
import { replayConversation } from '../../../conversation/replay-conversation.js'
import type { ClientOptions } from '../../../http/client-http.js'
import { clientHttp, verboseLine } from '../../../http/client-http.js'
import { withEmbeddedService } from '../../../service/embedded-service.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { Streams } from '../../../system/streams.js'
import type { DiagnoseOptions } from '../settings/options.js'

/** The HTTP client for one photo, which may record the calls. */
export interface PhotoChannel {
  readonly http: Http
  /** Writes the recording, if any; call it at the end. Rejects if writing fails. */
  readonly save: () => Promise<void>
}

/** The source of answers: a service or recordings. */
export interface Connection {
  /** The service's address. */
  readonly api: string
  readonly wait: DiagnosisPorts['wait']
  readonly polling: DiagnosisPorts['polling']
  /** Left: the message that the recording of this photo is missing. */
  readonly openChannel: (job: PhotoJob) => Promise<E.Either<string, PhotoChannel>>
}

export interface ConnectionOptions {
  readonly options: DiagnoseOptions
  readonly language: Language
  readonly streams: Streams
  /** Writes a line to stderr; `line` has no line ending. */
  readonly writeLine: (line: string) => void
  /** Set only for a batch, which waits for a busy or restarting service instead of failing; see `ClientOptions`. */
  readonly observe?: ClientOptions['observe']
}

/** Milliseconds that a batch continues after the service last took a call. */
const batchPatience = 5 * 60_000

/** Runs `use` with a connection to recordings, the given service, or the built-in one. */
export const withConnection = async <A>(
  given: ConnectionOptions,
  use: (connection: Connection) => Promise<A>,
): Promise<A> => {
  const { options, streams, writeLine } = given
  if (options.replay !== undefined) return use(replayed(options.replay, given))
  return options.api === undefined
    ? withEmbeddedService(writeLine, async (api) => use(await live(given, api, {})))
    : use(await live(given, options.api, streams.env))
}

/** The address for replays, which ignore the host. */
const nowhere = 'http://localhost'

const replayed = (folder: string, { options, language }: ConnectionOptions): Connection => ({
  api: options.api ?? nowhere,
  wait: () => () => Promise.resolve(),
  polling: defaultPolling,
  openChannel: async (key) => {
    const http = await replayConversation({ folder, key, language })
    return E.isLeft(http) ? http : E.right({ http: http.right, save: () => Promise.resolve() })
  },
})

const live = async (
  { options, streams, writeLine, observe }: ConnectionOptions,
  api: string,
  env: Streams['env'],
): Promise<Connection> => {
  const { timeout, verbose, quiet, record } = options
  const http = await clientHttp({
    signal: streams.signal,
    env,
    ...(timeout === undefined ? {} : { timeout: timeout * 1000 }),
    ...(observe === undefined ? {} : { patience: batchPatience }),
    observe: () => {
      const end = observe?.()
      return (seen) => {
        if (verbose === true && quiet !== true) writeLine(`  ${verboseLine(seen)}`)
        end?.(seen)
      }
    },
  })
  const openChannel = (key: PhotoJob): PhotoChannel => {
    if (record === undefined) return { http, save: () => Promise.resolve() }
    const kept = recordConversation({ folder: record, key })
    return { http: kept.http(http), save: kept.save }
  }
  return {
    api,
    wait: cancellableWait(streams.signal),
    polling: observe === undefined ? defaultPolling : patientPolling,
    openChannel: (job) => Promise.resolve(E.right(openChannel(job))),
  }
}

import * as E from 'fp-ts/lib/Either.js'
import type { Analysed } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import type { TimedCall } from '@kaoiro/core/records'
import type { DiagnosisPorts, Http, Progress } from '@kaoiro/core/session'
import {
  defaultPolling,
  diagnoseOverHttp,
  httpSessionApi,
  patientPolling,
  timedApi,
} from '@kaoiro/core/session'
import { cancellableWait } from '../../../concurrency/cancellable-wait.js'
import { recordConversation } from '../../../conversation/record-conversation.js'
import { replayConversation } from '../../../conversation/replay-conversation.js'
import { clientHttp, verboseLine } from '../../../http/client-http.js'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoserOptions, DiagnosisOutcome, Diagnoser } from './diagnoser.js'

/** The HTTP client for one photo, which may record the calls. */
interface PhotoChannel {
  readonly http: Http
  /** Writes the recording, if any; call it at the end. Rejects if writing fails. */
  readonly save: () => Promise<void>
}

/** The source of answers: a service or recordings. */
interface Connection extends Pick<DiagnosisPorts, 'wait' | 'polling'> {
  /** The service's address. */
  readonly api: string
  /** Left: the message that the recording of this photo is missing. */
  readonly openChannel: (job: PhotoJob) => Promise<E.Either<string, PhotoChannel>>
}

/** Sends photos to the given service, or takes its answers from recordings. */
export const diagnoserOverHttp = async (given: DiagnoserOptions): Promise<Diagnoser> => {
  const { api = nowhere, replay } = given.options
  const connection =
    replay === undefined ? await live(given, api) : replayed(replay, api, given.localised.language)
  const exchange = exchangeAt(connection, given)
  return async (job, photo, hairline) => {
    const channel = await connection.openChannel(job)
    if (E.isLeft(channel))
      return {
        answer: E.left({ _tag: 'NotRecorded', detail: channel.left }),
        calls: [],
        upload: null,
      }
    const outcome = await exchange(channel.right.http)(job, photo, hairline)
    if (!isCancelled(outcome)) await channel.right.save()
    return outcome
  }
}

/** Conversations of cancelled photos are not saved: they must not replace complete recordings. */
const isCancelled = ({ answer }: DiagnosisOutcome): boolean =>
  E.isLeft(answer) && answer.left._tag === 'Cancelled'

const exchangeAt =
  (
    { api, wait, polling }: Connection,
    { streams: { signal }, localised, note }: DiagnoserOptions,
  ) =>
  (http: Http): Diagnoser =>
  async ({ gender }, photo, hairline) => {
    const calls: Array<TimedCall> = []
    let upload: number | null = null
    const analysed = await diagnoseOverHttp({
      api: timed(httpSessionApi(http)(api), (call, ms) => calls.push({ call, ms: inTenths(ms) })),
      polling,
      wait,
      cancelled: () => signal.aborted,
      report: (progress) => {
        if (progress._tag === 'Uploaded') upload = progress.status
        note?.(progressLine(localised)(progress))
      },
    })(photo, { gender, hairline }, () => undefined)()
    return { answer: E.map(({ answer }: Analysed) => answer)(analysed), calls, upload }
  }

const timed = timedApi(() => performance.now())

const inTenths = (ms: number): number => Math.round(ms * 10) / 10

const progressLine =
  ({ messages }: Localised) =>
  (progress: Progress): string => {
    switch (progress._tag) {
      case 'Uploading':
        return `${messages.uploading} …`
      case 'Uploaded':
        return `  PUT ${progress.status}`
      case 'Analysing':
        return `${messages.analysing} … (${progress.poll})`
      case 'PollLost':
        return messages.waiting
    }
  }

/** Milliseconds that a batch continues after the service last took a call. */
const batchPatience = 5 * 60_000

/** The address for replays, which ignore the host. */
const nowhere = 'http://localhost'

const replayed = (folder: string, api: string, language: Language): Connection => ({
  api,
  wait: () => () => Promise.resolve(),
  polling: defaultPolling,
  openChannel: async (key) => {
    const http = await replayConversation({ folder, key, language })
    return E.isLeft(http) ? http : E.right({ http: http.right, save: () => Promise.resolve() })
  },
})

const live = async (
  { options, streams, writeLine, observe }: DiagnoserOptions,
  api: string,
): Promise<Connection> => {
  const { timeout, verbose, quiet, record } = options
  const http = await clientHttp({
    signal: streams.signal,
    env: streams.env,
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

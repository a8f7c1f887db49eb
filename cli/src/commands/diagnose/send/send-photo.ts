import * as E from 'fp-ts/lib/Either.js'
import type { TimedCall } from '@kaoiro/core/records'
import type { Hairline } from '@kaoiro/core/photo'
import type { Progress, AnalysisResult } from '@kaoiro/core/session'
import { requestResult, timedApi } from '@kaoiro/core/session'
import { httpSessionApi } from '@kaoiro/core/http'
import type { SessionError } from '@kaoiro/core/diagnosis'
import type { PhotoJob } from '../../../sources/photo-jobs.js'
import type { Connection, PhotoChannel } from './connection.js'
import type { Localised } from '../settings/localised.js'

/** The error of a photo without a recording. */
export interface NotRecorded {
  readonly _tag: 'NotRecorded'
  readonly detail: string
}

/** The result of sending a prepared photo. */
export interface SendOutcome {
  readonly answer: E.Either<SessionError | NotRecorded, AnalysisResult>
  /** All calls in order; the time of a call includes its retries. */
  readonly calls: ReadonlyArray<TimedCall>
  /** Status of the upload; null without an upload. */
  readonly upload: number | null
}

/** Sends a prepared photo and its hairline, and waits for the result. */
export const sendPhoto =
  (connection: Connection, signal: AbortSignal, report: (progress: Progress) => void) =>
  async (job: PhotoJob, photo: Uint8Array, hairline: Hairline): Promise<SendOutcome> => {
    const channel = await connection.openChannel(job)
    if (E.isLeft(channel)) return notRecorded(channel.left)
    const outcome = await exchange(connection, channel.right, signal, report)(job, photo, hairline)
    if (!isCancelled(outcome)) await channel.right.save()
    return outcome
  }

/** Conversations of cancelled photos are not saved: they must not replace complete recordings. */
const isCancelled = ({ answer }: SendOutcome): boolean =>
  E.isLeft(answer) && answer.left._tag === 'Cancelled'

const notRecorded = (detail: string): SendOutcome => ({
  answer: E.left({ _tag: 'NotRecorded', detail }),
  calls: [],
  upload: null,
})

const exchange =
  (
    { api, wait, polling }: Connection,
    { http }: PhotoChannel,
    signal: AbortSignal,
    report: (progress: Progress) => void,
  ) =>
  async ({ gender }: PhotoJob, photo: Uint8Array, hairline: Hairline): Promise<SendOutcome> => {
    const calls: Array<TimedCall> = []
    let upload: number | null = null
    const answer = await requestResult({
      api: timed(httpSessionApi(http)(api), (call, ms) => calls.push({ call, ms: inTenths(ms) })),
      polling,
      wait,
      cancelled: () => signal.aborted,
      report: (progress) => {
        if (progress._tag === 'Uploaded') upload = progress.status
        report(progress)
      },
    })({ photo, gender, hairline })()
    return { answer, calls, upload }
  }

const timed = timedApi(() => performance.now())

const inTenths = (ms: number): number => Math.round(ms * 10) / 10

/** The error message for a photo that was sent, with advice. */
export const sendFaultText = (
  { sessionError }: Pick<Localised, 'sessionError'>,
  error: SessionError | NotRecorded,
): string => (error._tag === 'NotRecorded' ? error.detail : sessionError(error))

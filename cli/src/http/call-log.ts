import * as E from 'fp-ts/lib/Either.js'
import type { SessionCall } from '@kaoiro/core/diagnosis'
import type { TimedCall } from '@kaoiro/core/records'
import type { Http, HttpRequest } from '@kaoiro/core/session'

/** The calls of one diagnosis in order; the time of a call includes its retries. */
export interface CallLog {
  readonly calls: ReadonlyArray<TimedCall>
  /** Status of the upload; null without one. */
  readonly upload: number | null
}

export const noCalls: CallLog = { calls: [], upload: null }

/** Keeps a log of the calls of one diagnosis. Wrap the client that retries. */
export function logged(http: Http): { readonly http: Http; readonly log: () => CallLog } {
  const calls: Array<TimedCall> = []
  let upload: number | null = null
  return {
    http: (request) => async () => {
      const call = callOf(request, calls.length === 0)
      const start = performance.now()
      const answer = await http(request)()
      calls.push({ call, ms: inTenths(performance.now() - start) })
      if (call === 'upload photo' && E.isRight(answer)) upload = answer.right.status
      return answer
    },
    log: () => ({ calls: [...calls], upload }),
  }
}

/** The methods of the four calls differ but for the first, which creates the session, and the request of the analysis. */
const callOf = ({ method }: HttpRequest, isFirst: boolean): SessionCall => {
  if (method === 'PUT') return 'upload photo'
  if (method === 'GET') return 'get session'
  return isFirst ? 'create session' : 'request analysis'
}

const inTenths = (ms: number): number => Math.round(ms * 10) / 10

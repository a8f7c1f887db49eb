import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import { scheduleWithin } from '@kaoiro/core/session/polling'
import { requestResult } from '@kaoiro/core/session/diagnose'
import type { Http, HttpRequest, HttpResponse } from '@kaoiro/core/session/http/http'
import { httpSessionApi } from '@kaoiro/core/session/http/http-session-api'
import { retrying } from '@kaoiro/core/session/http/retry'
import type { SessionCall } from '@kaoiro/core/diagnosis/session-error'
import { completed, request } from './played-diagnosis.js'

export type Answered = E.Either<string, HttpResponse>

/** The responses to the attempts of each call; the last one repeats. */
export type Faults = Readonly<Record<SessionCall, ReadonlyArray<Answered>>>

export const answered = (status: number, body = '', retryAfter: string | null = null): Answered =>
  E.right({ status, body, retryAfter })

/** Bodies according to the specification. */
const specifiedBodies: Readonly<Record<SessionCall, string>> = {
  'create session': '{"data":{"session_id":"s-1","bucket_url":"https://bucket.example/s-1"}}',
  'upload photo': '',
  'request analysis': '{}',
  'get session': JSON.stringify({ data: completed }),
}

export const noFaults: Faults = {
  'create session': [answered(201, specifiedBodies['create session'])],
  'upload photo': [answered(200)],
  'request analysis': [answered(202, '{}')],
  'get session': [answered(200, specifiedBodies['get session'])],
}

export interface Sent {
  readonly call: SessionCall
  readonly answer: Answered
}

const callOf = ({ method, url }: HttpRequest): SessionCall => {
  if (method === 'PUT') return 'upload photo'
  if (method === 'GET') return 'get session'
  return url.endsWith('/analyses') ? 'request analysis' : 'create session'
}

/** Runs a diagnosis over a faulty network, with the usual retries but without waiting. */
export const diagnoseOver = async (faults: Faults) => {
  const sent: Array<Sent> = []
  const http: Http = (asked) => () => {
    const call = callOf(asked)
    const before = sent.filter((one) => one.call === call).length
    const answers = faults[call]
    const answer =
      answers[Math.min(before, answers.length - 1)] ?? E.left('no response is scripted')
    sent.push({ call, answer })
    return Promise.resolve(answer)
  }
  const waits: Array<number> = []
  const wait = (time: number) => T.fromIO(() => void waits.push(time))
  const repeating = retrying({ wait, random: () => 1, cancelled: () => false, now: () => 0 })
  const ended = await requestResult({
    api: httpSessionApi(repeating(() => http))('https://api.example'),
    polling: scheduleWithin(10_000),
    wait,
    cancelled: () => false,
    report: () => undefined,
  })(request)()
  return { ended, sent, waits }
}

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readFixture } from '@kaoiro/fixtures/files'
import { askUntil } from '../simulated-visitors/ask-until.js'
import type { Answered } from '../simulated-visitors/calls.js'
import { calls, createSession } from '../simulated-visitors/calls.js'
import type { Figure } from '../report/figure.js'
import { none } from '../report/figure.js'
import { inParallel } from '../programs/in-parallel.js'
import type { RawRequest } from '@kaoiro/fixtures/fuzz/raw-request'
import { exchangeRaw, hasRetryAfter, statusIn } from '../simulated-visitors/raw-exchange.js'
import type { Target } from '@kaoiro/fixtures/fuzz/malformed-requests'
import { malformedRequests } from '@kaoiro/fixtures/fuzz/malformed-requests'
import { progressOf } from '../report/progress-line.js'
import type { ServeProcess } from '../programs/serve-process.js'
import { withServe } from '../programs/with-serve.js'

const count = 2_000
const seed = 1
const atOnce = 16
/** Requests sent to each session. */
const perSession = 20

/** Sends two thousand malformed requests to the embedded service. */
export const malformedPart = (): Promise<ReadonlyArray<Figure>> =>
  withServe({}, async (node, data) => {
    const { answers, sessions } = await sendAll(node)
    const isWell = node.isAlive() && (await fetch(`${node.address}/healthz`)).ok
    // An accepted photo is kept until its analysis has ended.
    const ends = await inParallel(sessions, atOnce, (id) => endsInTime(node.address, id))
    return [
      none(
        `5xx to ${count} malformed requests (${answers.filter(isAnswer).length} answered)`,
        answers.filter(isFault).length,
      ),
      none('crashes', isWell ? 0 : 1),
      none('hanging connections', answers.filter(({ status }) => status < 0).length),
      none('sessions that do not end', ends.filter((hasEnded) => !hasEnded).length),
      none('files left after all sessions', readdirSync(path.join(data, 'photos')).length),
    ]
  })

interface RawAnswer {
  /** 0 if the connection was closed without a response, -1 if it was left open. */
  readonly status: number
  /** Whether the response has `Retry-After`. */
  readonly hasRetryAfter: boolean
}

const isAnswer = ({ status }: RawAnswer): boolean => status > 0

/** A 5xx is a fault, but a 503 with `Retry-After` is deliberate. */
const isFault = ({ status, hasRetryAfter }: RawAnswer): boolean =>
  status >= 500 && !(status === 503 && hasRetryAfter)

const sendAll = async (
  node: ServeProcess,
): Promise<{
  readonly answers: ReadonlyArray<RawAnswer>
  readonly sessions: ReadonlyArray<string>
}> => {
  const photo = await readFixture('portraits/spring-woman.jpg')
  const progress = progressOf('malformed requests')
  const groups = Array.from({ length: count / perSession }, (_, index) => index)
  let done = 0
  const sent = await inParallel(groups, atOnce, async (group) => {
    const target = await newTarget(node.address, photo)
    const answers = []
    for (const request of malformedRequests(target, perSession, seed + group)) {
      answers.push(await answerTo(node.address, request))
      progress(++done, count)
    }
    return { id: target.id, answers }
  })
  return {
    answers: sent.flatMap(({ answers }) => answers),
    sessions: sent.map(({ id }) => id),
  }
}

const newTarget = async (address: string, photo: Uint8Array): Promise<Target> => {
  const { id, bucketUrl } = await createSession(address)
  const { pathname, search } = new URL(bucketUrl)
  return { id, upload: pathname + search, photo }
}

const answerTo = async (address: string, request: RawRequest): Promise<RawAnswer> => {
  const answer = await exchangeRaw(address, request, false)
  return {
    status: answer === null ? -1 : statusIn(answer),
    hasRetryAfter: answer !== null && hasRetryAfter(answer),
  }
}

/**
 * Polling for one minute. All 100 sessions (`count / perSession`) may wait; at a tenth of a second each, they need
 * about 10 s.
 */
const forAMinute = { tries: 120, pause: 500 } as const

/** Requests a session's analysis. Returns whether the request is rejected or the analysis ends within a minute. */
const endsInTime = async (address: string, id: string): Promise<boolean> => {
  const asked = await askUntil(
    () => calls.request(address, id, { gender: 'WOMEN', hairline: 20 }),
    ({ status }) => status !== 503,
    forAMinute,
  )
  if (asked === undefined) return false
  if (!isRunning(asked)) return true
  const ended = await askUntil(
    () => calls.poll(address, id),
    ({ body }) => !body.includes('"analyzing"'),
    forAMinute,
  )
  return ended !== undefined
}

/** One of the malformed requests may have been valid, and have requested the analysis already. */
const isRunning = ({ status, body }: Answered): boolean =>
  status === 202 || body.includes('"analysis-already-requested"')

import { withTimeout } from '../../concurrency/with-timeout.js'
import { isDiskFull } from '../problems/is-unavailable.js'
import { sendProblem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'
import type { RequestLog } from '../requests/request-log.js'
import type { Handler } from './handler.js'

/** Milliseconds in which database and bucket must answer. */
const maxReadyTime = 2_000

export const health: Handler = (_, reply) => reply.send({ status: 'ok' })

export const readiness = (ready: () => Promise<void>, log: RequestLog): Handler => {
  const check = shareInFlight(() => withTimeout(maxReadyTime, ready()))
  return async (request, reply) => {
    try {
      await check()
      return await reply.send({ status: 'ok' })
    } catch (error) {
      log.attachError(request, error)
      return sendProblem(reply, isDiskFull(error) ? problems.diskFull : problems.notReady)
    }
  }
}

/** Calls made meanwhile get the answer that is under way: no rate limit protects this. */
const shareInFlight = (read: () => Promise<void>): (() => Promise<void>) => {
  let underWay: Promise<void> | undefined
  return () =>
    (underWay ??= read().finally(() => {
      underWay = undefined
    }))
}

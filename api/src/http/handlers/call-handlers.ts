import type { CallName } from '../calls/calls.js'
import { openApi } from '../calls/open-api.js'
import type { HttpOptions, HttpPorts } from '../ports/http-ports.js'
import type { Problem } from '../problems/problem.js'
import { sendProblem, problems } from '../problems/problem.js'
import type { RequestLog } from '../requests/request-log.js'
import type { Handler } from './serve-calls.js'
import { metrics, norms } from './metrics.js'
import {
  createSession,
  deleteSession,
  getSession,
  requestAnalysis,
  uploadPhoto,
} from './session-handlers.js'
import { PartFailed } from '../../concurrency/probe.js'
import { withTimeout } from '../../concurrency/timers.js'
import { isDiskFull } from '../problems/error-problem.js'

/** The handler of each call. @param names calls in the node's OpenAPI document */
export function callHandlers(
  { sessions, clientIdOf, upload, ready, telemetry, sumsSince }: HttpPorts,
  { publicUrl, metricsToken }: HttpOptions,
  names: ReadonlyArray<CallName>,
  log: RequestLog,
): Readonly<Record<CallName, Handler>> {
  const document = openApi(names, publicUrl)
  return {
    createSession: createSession(sessions, publicUrl, clientIdOf),
    uploadPhoto: upload === undefined ? notServedHere : uploadPhoto(upload),
    requestAnalysis: requestAnalysis(sessions, clientIdOf),
    getSession: getSession(sessions),
    deleteSession: deleteSession(sessions),
    openApi: (_, reply) => reply.send(document),
    health,
    readiness: readiness(ready, log),
    metrics: metrics(telemetry.registry, metricsToken),
    norms: norms(sumsSince, metricsToken),
  }
}

const notServedHere: Handler = (_, reply) => sendProblem(reply, problems.notFound)

/** Milliseconds to wait for the database and the bucket. */
const maxReadyTime = 2_000

const health: Handler = (_, reply) => reply.send({ status: 'ok' })

const readiness = (ready: () => Promise<void>, log: RequestLog): Handler => {
  const check = shareInFlight(() => withTimeout(maxReadyTime, ready()))
  return async (request, reply) => {
    try {
      await check()
      return await reply.send({ status: 'ok' })
    } catch (error) {
      log.attachError(request, error)
      return sendProblem(reply, isDiskFull(error) ? problems.diskFull : notReady(error))
    }
  }
}

const notReady = (error: unknown): Problem =>
  error instanceof PartFailed
    ? {
        ...problems.notReady,
        detail: `The ${error.part} does not answer, or refuses to store anything. The log has the cause.`,
      }
    : problems.notReady

/** Concurrent callers share one read, since health checks are not rate-limited. */
const shareInFlight = (read: () => Promise<void>): (() => Promise<void>) => {
  let pending: Promise<void> | undefined
  return () =>
    (pending ??= read().finally(() => {
      pending = undefined
    }))
}

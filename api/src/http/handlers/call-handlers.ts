import type { CallName } from '../calls/calls.js'
import { openApi } from '../open-api/open-api.js'
import type { HttpOptions } from '../options/http-options.js'
import type { HttpPorts } from '../options/http-ports.js'
import { sendProblem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'
import type { RequestLog } from '../requests/request-log.js'
import type { Handler } from './handler.js'
import { health, readiness } from './health.js'
import { metrics } from './metrics.js'
import {
  createSession,
  deleteSession,
  getSession,
  requestAnalysis,
  uploadPhoto,
} from './session-handlers.js'

/** The handler of each call. @param names the calls of this node, for its OpenAPI document */
export const callHandlers = (
  { sessions, clientIdOf, upload, ready, telemetry }: HttpPorts,
  { publicUrl, metricsToken }: HttpOptions,
  names: ReadonlyArray<CallName>,
  log: RequestLog,
): Readonly<Record<CallName, Handler>> => {
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
  }
}

const notServedHere: Handler = (_, reply) => sendProblem(reply, problems.notFound)

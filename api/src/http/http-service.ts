import type { FastifyInstance } from 'fastify'
import { bareService } from './create-fastify.js'
import { handlersOf } from './handlers/call-handlers.js'
import { callNames } from './calls/calls.js'
import { refuseWrongHosts } from './requests/host.js'
import type { HttpOptions } from './options/http-options.js'
import type { HttpPorts } from './options/http-ports.js'
import { watchRecords } from './handlers/metrics.js'
import { problemOf } from './problems/error-problem.js'
import { sendProblem } from './problems/problem.js'
import { limitRates } from './limits/rate-limits.js'
import { logRequests } from './requests/request-log.js'
import { secure } from './headers/security-headers.js'
import { serveCalls } from './handlers/serve-calls.js'
import { serveUi } from './site/serve-ui.js'
import { stopInTime } from './limits/graceful-stop.js'
import { unknownAddress } from './site/unknown-address.js'
import { refuseWrongUpload } from './handlers/refuse-wrong-upload.js'

/** The calls, and the UI where there is one, over HTTP. */
export const httpService = async (
  ports: HttpPorts,
  options: HttpOptions,
): Promise<FastifyInstance> => {
  const { telling, bucketOrigin, upload, checkUpload } = ports
  const { ui, rateLimits } = options
  const service = bareService(telling, options)
  const log = logRequests(service, telling)
  await secure(service, { ...options, ...(bucketOrigin === undefined ? {} : { bucketOrigin }) })
  stopInTime(service)
  refuseWrongHosts(service)
  if (rateLimits !== null) await limitRates(service, rateLimits, telling.tell)

  service.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error, request.method === 'PUT')
    if (problem.status >= 500) log.noteFault(request, error)
    return sendProblem(reply, problem)
  })
  if (ui === undefined)
    service.setNotFoundHandler((request, reply) => sendProblem(reply, unknownAddress(request)))
  else serveUi(service, ui)

  watchRecords(telling.registry, ports)
  const names = callNames(upload !== undefined)
  const beforeBody =
    checkUpload === undefined ? {} : { uploadPhoto: refuseWrongUpload(checkUpload) }
  await serveCalls(service, options, names, handlersOf(ports, options, names, log), beforeBody)
  return service
}

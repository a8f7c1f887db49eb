import type { FastifyInstance } from 'fastify'
import { bareService } from './bare-service.js'
import { handlersOf } from './call-handlers.js'
import { callNames } from './calls.js'
import { refuseWrongHosts } from './host.js'
import type { HttpOptions } from './http-options.js'
import type { HttpPorts } from './http-ports.js'
import { watchRecords } from './metrics.js'
import { problemOf } from './problem-of.js'
import { sendProblem } from './problem.js'
import { limitRates } from './rate-limits.js'
import { logRequests } from './request-log.js'
import { secure } from './security-headers.js'
import { serveCalls } from './serve-calls.js'
import { serveUi } from './serve-ui.js'
import { stopInTime } from './stopping.js'
import { unknownAddress } from './unknown-address.js'
import { refuseWrongUpload } from './upload-address.js'

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

import type { FastifyInstance } from 'fastify'
import { callNames } from './calls/calls.js'
import { serveCards } from './cards/serve-cards.js'
import { createFastify } from './create-fastify.js'
import { callHandlers } from './handlers/call-handlers.js'
import { addRecordGauges } from './handlers/metrics.js'
import { serveCalls } from './handlers/serve-calls.js'
import { refuseWrongUpload } from './handlers/session-handlers.js'
import { addSecurityHeaders } from './headers/security-headers.js'
import { stopGracefully } from './limits/graceful-stop.js'
import { addRateLimits } from './limits/rate-limits.js'
import type { HttpOptions } from './options/http-options.js'
import type { HttpPorts } from './options/http-ports.js'
import { errorProblem } from './problems/error-problem.js'
import { sendProblem } from './problems/problem.js'
import { refuseWrongHosts, siteOriginOf } from './requests/host.js'
import { logRequests } from './requests/request-log.js'
import { drawnPages } from './site/drawn-pages.js'
import { loadPageRenderer } from './site/load-page-renderer.js'
import { serveUi } from './site/serve-ui.js'
import { unknownAddress } from './site/unknown-address.js'

/** The calls, and the UI if there is one, over HTTP. */
export const httpService = async (
  ports: HttpPorts,
  options: HttpOptions,
): Promise<FastifyInstance> => {
  const { telemetry, bucketOrigin, upload, checkUpload, cards } = ports
  const { ui, rateLimits } = options
  const service = createFastify(telemetry, options)
  const log = logRequests(service, telemetry)
  await addSecurityHeaders(service, {
    ...options,
    ...(bucketOrigin === undefined ? {} : { bucketOrigin }),
  })
  stopGracefully(service)
  refuseWrongHosts(service)
  if (rateLimits !== null) await addRateLimits(service, rateLimits, telemetry.emit)

  service.setErrorHandler((error, request, reply) => {
    const problem = errorProblem(error, request.method === 'PUT')
    if (problem.status >= 500) log.attachError(request, error)
    return sendProblem(reply, problem)
  })
  if (ui === undefined)
    service.setNotFoundHandler((request, reply) => sendProblem(reply, unknownAddress(request)))
  else {
    const render = await loadPageRenderer(ui)
    serveUi(service, ui, render && drawnPages(render, siteOriginOf(options.publicUrl)))
  }
  if (cards !== undefined) serveCards(service, cards)

  addRecordGauges(telemetry.registry, ports)
  const names = callNames(upload !== undefined)
  const beforeBody =
    checkUpload === undefined ? {} : { uploadPhoto: refuseWrongUpload(checkUpload) }
  await serveCalls(service, options, names, callHandlers(ports, options, names, log), beforeBody)
  return service
}

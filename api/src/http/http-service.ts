import type { FastifyInstance, FastifyBaseLogger } from 'fastify'
import { callNames } from './calls/calls.js'
import { serveCards } from './site/serve-cards.js'
import { serveLightCard } from './site/serve-light-card.js'
import { callHandlers } from './handlers/call-handlers.js'
import { addRecordGauges } from './handlers/metrics.js'
import { serveCalls } from './handlers/serve-calls.js'
import { refuseWrongUpload } from './handlers/session-handlers.js'
import { addSecurityHeaders } from './requests/security-headers.js'
import { ignoreEmptyBodies, addMethods, answerMalformed } from './requests/malformed-requests.js'
import { addRateLimits } from './requests/rate-limits.js'
import type { HttpOptions, HttpPorts } from './ports/http-ports.js'
import { noStore } from './ports/site.js'
import { errorProblem } from './problems/error-problem.js'
import { sendProblem, problems } from './problems/problem.js'
import { refuseWrongHosts, siteAddressOf, sitePathOf } from './requests/client-address.js'
import { reportPages, logRequests, requestIdOf, traceRequests } from './requests/request-log.js'
import { drawingTurns } from './site/drawing-turns.js'
import { drawnPages } from './site/drawn-pages.js'
import { serveUi } from './site/serve-ui.js'
import Fastify, { LogController } from 'fastify'
import type { Telemetry } from '../telemetry/telemetry.js'
import {
  ignoreLongHeaders,
  limitConnections,
  maxConnections,
  serverLimits,
} from './requests/server-limits.js'
import { routedAddress, unknownAddress } from './requests/addresses.js'

/** Serves the calls, the UI and the cards of links over HTTP. */
export async function httpService(
  ports: HttpPorts,
  options: HttpOptions,
): Promise<FastifyInstance> {
  const { telemetry, bucketOrigin, upload, checkUpload, drawPage, cards, lightCard } = ports
  const { ui, rateLimits, publicUrl } = options
  const site = ports.site ?? (() => noStore)
  const siteOf = siteAddressOf(publicUrl)
  const sitePath = sitePathOf(publicUrl)
  const service = createFastify(telemetry, options)
  addMethods(service)
  ignoreLongHeaders(service)
  traceRequests(service)
  const log = logRequests(service, telemetry)
  reportPages(service, telemetry.emit)
  await addSecurityHeaders(service, {
    ...options,
    ...(bucketOrigin === undefined ? {} : { bucketOrigin }),
    site,
  })
  stopGracefully(service)
  refuseWrongHosts(service)
  if (rateLimits !== null) await addRateLimits(service, rateLimits, telemetry.emit)
  ignoreEmptyBodies(service)

  service.setErrorHandler((error, request, reply) => {
    const problem = errorProblem(error, request.method === 'PUT')
    if (problem.status >= 500) log.attachError(request, error)
    return sendProblem(reply, problem)
  })
  const keepDrawings = drawingTurns()
  if (ui === undefined)
    service.setNotFoundHandler((request, reply) => sendProblem(reply, unknownAddress(request)))
  else {
    const answerDrawn = drawPage && drawnPages(drawPage, siteOf, keepDrawings, site)
    serveUi(service, ui, answerDrawn, sitePath, site)
  }
  if (cards !== undefined) serveCards(service, cards, site)
  if (lightCard !== undefined) serveLightCard(service, lightCard, siteOf, keepDrawings, site)

  addRecordGauges(telemetry.registry, ports)
  const names = callNames(upload !== undefined)
  const beforeBody =
    checkUpload === undefined ? {} : { uploadPhoto: refuseWrongUpload(checkUpload) }
  await serveCalls(service, options, names, callHandlers(ports, options, names, log), beforeBody)
  return service
}

/** Fastify with limits, logging and answers to malformed requests, still without routes. */
const createFastify = (
  telemetry: Telemetry,
  { ui, trustProxy, rateLimits, publicUrl }: HttpOptions,
): FastifyInstance => {
  const logger: FastifyBaseLogger = telemetry.logger
  const service = Fastify({
    ...serverLimits(trustProxy),
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    // Trusts only the last proxy, since visitors can send the same headers.
    trustProxy: trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    // `stopGracefully` answers these requests instead.
    return503OnClosing: false,
    clientErrorHandler: answerMalformed,
    rewriteUrl: routedAddress(ui !== undefined, sitePathOf(publicUrl)),
  })
  service.server.maxConnections = maxConnections
  // Behind a proxy, all connections come from the proxy's address.
  if (!trustProxy && typeof rateLimits?.requestsPerAddress === 'number')
    limitConnections(service.server)
  return service
}

/** Milliseconds that pending answers may take when the service stops. */
const maxDrain = 1_500

/**
 * While the service closes, rejects requests on open connections and closes idle ones. Disconnects clients that are
 * still sending or reading after `maxDrain`.
 */
const stopGracefully = (service: FastifyInstance): void => {
  let isStopping = false
  let cut: NodeJS.Timeout | undefined
  service.addHook('preClose', (done) => {
    isStopping = true
    cut = setTimeout(() => service.server.closeAllConnections(), maxDrain)
    done()
  })
  service.addHook('onClose', (_, done) => {
    clearTimeout(cut)
    done()
  })
  service.addHook('onRequest', async (_, reply) => {
    if (isStopping) await sendProblem(reply, problems.stopping)
  })
}

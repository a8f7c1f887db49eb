import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import Fastify, { LogController } from 'fastify'
import type { Telemetry } from '../telemetry/telemetry.js'
import { limitConnections } from './limits/connection-limit.js'
import { maxConnections, serverLimits } from './limits/server-limits.js'
import type { HttpOptions } from './options/http-options.js'
import { answerMalformed } from './requests/malformed-requests.js'
import { requestIdOf } from './requests/request-log.js'
import { routedAddress } from './site/routed-address.js'

/** Fastify with its limits, its log and its answers to malformed requests, without any route yet. */
export const createFastify = (
  telemetry: Telemetry,
  { ui, trustProxy, rateLimits }: HttpOptions,
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
    // One hop: headers that were set before the proxy are not trusted.
    trustProxy: trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    // Ours is in limits/graceful-stop.ts.
    return503OnClosing: false,
    clientErrorHandler: answerMalformed,
    rewriteUrl: routedAddress(ui !== undefined),
  })
  service.server.maxConnections = maxConnections
  // Behind a proxy all connections are the proxy's.
  if (!trustProxy && typeof rateLimits?.requestsPerAddress === 'number')
    limitConnections(service.server)
  return service
}

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import Fastify, { LogController } from 'fastify'
import type { Telling } from '../telling/telling.js'
import { boundConnections } from './connections.js'
import type { HttpOptions } from './http-options.js'
import { maxConnections, serverLimits } from './limits.js'
import { answerMalformed } from './malformed.js'
import { requestIdOf } from './request-log.js'
import { routedAddress } from './routed-address.js'

/** Fastify with its limits, its log and its answers to what reaches no route; still without any. */
export const bareService = (
  telling: Telling,
  { ui, trustProxy, rateLimits }: HttpOptions,
): FastifyInstance => {
  const logger: FastifyBaseLogger = telling.logger
  const service = Fastify({
    ...serverLimits(trustProxy),
    loggerInstance: logger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: requestIdOf,
    // One hop: what is said by whoever stands before the proxy is not believed.
    trustProxy: trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    // Ours is in stopping.ts.
    return503OnClosing: false,
    clientErrorHandler: answerMalformed,
    rewriteUrl: routedAddress(ui !== undefined),
  })
  service.server.maxConnections = maxConnections
  // Behind a proxy all connections are its own.
  if (!trustProxy && typeof rateLimits?.requestsPerAddress === 'number')
    boundConnections(service.server)
  return service
}

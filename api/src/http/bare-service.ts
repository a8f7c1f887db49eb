import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import Fastify, { LogController } from 'fastify'
import type { Telling } from '../telling/telling.js'
import type { HttpOptions } from './http-options.js'
import { mostConnections, serverLimits } from './limits.js'
import { answerMalformed } from './malformed.js'
import { problems, sendProblem } from './problem.js'
import { noteAnswer, requestIdOf } from './request-log.js'
import { plainHeaders } from './security-headers.js'
import { pageAddress } from './serve-ui.js'

/** Fastify with its limits, its log and its answers to what reaches no route; still without any. */
export const bareService = (telling: Telling, { ui, trustProxy }: HttpOptions): FastifyInstance => {
  const logger: FastifyBaseLogger = telling.logger
  const service = Fastify({
    ...serverLimits,
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
    ...(ui === undefined ? {} : { rewriteUrl: pageAddress }),
    // An address that is no valid one (`/%E0`) never reaches a route, nor a hook.
    frameworkErrors: (_error, request, reply) => {
      void reply.headers({ ...plainHeaders, 'x-request-id': request.id })
      void sendProblem(reply, problems.badRequest)
      noteAnswer(telling)(request, reply)
    },
  })
  service.server.maxConnections = mostConnections
  return service
}

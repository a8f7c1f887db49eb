import { METHODS } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendProblem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'

/** The methods for pages, files and pictures. */
export const readMethods = ['GET', 'HEAD']

/** Registers every method that Node parses, so that routes can use it. Node handles CONNECT itself. */
export const addMethods = (service: FastifyInstance): void => {
  for (const method of METHODS)
    if (!service.supportedMethods.includes(method)) service.addHttpMethod(method)
}

/** Answers 405 with the supported methods (RFC 9110, 15.5.6). */
export const sendWrongMethod = (
  reply: FastifyReply,
  allowed: ReadonlyArray<string>,
): FastifyReply => sendProblem(reply.header('allow', allowed.join(', ')), problems.wrongMethod)

/** Answers 405 to methods that are not allowed. @param unanswered methods that another handler answers */
export const refuseOtherMethods = (
  service: FastifyInstance,
  url: string,
  allowed: ReadonlyArray<string>,
  unanswered: ReadonlyArray<string> = [],
): void => {
  service.route({
    method: METHODS.filter((method) => ![...allowed, ...unanswered].includes(method)),
    url,
    // Answers before the body is read.
    onRequest: (_, reply) => {
      sendWrongMethod(reply, allowed)
    },
    handler: () => undefined,
  })
}

import type { IncomingHttpHeaders } from 'node:http'
import { METHODS } from 'node:http'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Problem } from '../problems/problem.js'
import { bodyOf, problemType, problems, sendProblem } from '../problems/problem.js'
import { staticHeaders } from './security-headers.js'

/** Answers requests that Node cannot parse or that arrive too slowly. Fastify never receives them. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  socket.write(answerOf(problemOfCode(error.code)))
  socket.destroySoon()
}

const problemOfCode = (code: string | undefined): Problem => {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problems.tooSlow
    case 'HPE_HEADER_OVERFLOW':
      return problems.headersTooLarge
    default:
      return problems.badRequest
  }
}

/** Reason phrases (RFC 9110, 15.5; RFC 6585, 5). */
const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

const answerOf = (problem: Problem): string => {
  const body = JSON.stringify(bodyOf(problem))
  const headers = {
    ...staticHeaders,
    'content-type': problemType,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  return [
    `HTTP/1.1 ${problem.status} ${reasons[problem.status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}

/**
 * Ignores the Content-Type of empty bodies, since many clients send that header with every request. Fastify would answer
 * 400 or 415.
 */
export function ignoreEmptyBodies(service: FastifyInstance): void {
  service.addHook('preParsing', async (request, _, payload) => {
    const { headers } = request.raw
    if (headers['content-type'] === undefined || !(await isEmpty(headers, payload))) return
    delete headers['content-type']
    delete headers['content-length']
    delete headers['transfer-encoding']
  })
}

const isEmpty = async (
  { 'transfer-encoding': encoding, 'content-length': length = '0' }: IncomingHttpHeaders,
  payload: Readable,
): Promise<boolean> => {
  if (encoding === undefined) return Number(length) === 0
  const chunk = await firstChunk(payload)
  if (chunk !== null) payload.unshift(chunk)
  return chunk === null
}

const firstChunk = (payload: Readable): Promise<unknown> =>
  new Promise((resolve, reject) => {
    payload
      .once('readable', () => resolve(payload.read()))
      .once('end', () => resolve(null))
      .once('error', (error) => reject(Object.assign(error, { statusCode: 400 })))
  })

/** The methods for pages, files and pictures. */
export const readMethods = ['GET', 'HEAD']

/** Registers every method that Node parses, so that routes can use it. Node handles CONNECT itself. */
export function addMethods(service: FastifyInstance): void {
  for (const method of METHODS)
    if (!service.supportedMethods.includes(method)) service.addHttpMethod(method)
}

/** Answers 405 with the supported methods (RFC 9110, 15.5.6). */
export function sendWrongMethod(reply: FastifyReply, allowed: ReadonlyArray<string>): FastifyReply {
  return sendProblem(reply.header('allow', allowed.join(', ')), problems.wrongMethod)
}

/** Answers 405 to methods that are not allowed. @param unanswered methods that another handler answers */
export function refuseOtherMethods(
  service: FastifyInstance,
  url: string,
  allowed: ReadonlyArray<string>,
  unanswered: ReadonlyArray<string> = [],
): void {
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

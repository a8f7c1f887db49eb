import type { Socket } from 'node:net'
import { staticHeaders } from './security-headers.js'
import type { Problem } from '../problems/problem.js'
import { bodyOf, problemType } from '../problems/problem.js'
import { problems } from '../problems/problems.js'

/** Answers requests that Node cannot parse or that arrive too slowly. Fastify never receives them. */
export const answerMalformed = (error: NodeJS.ErrnoException, socket: Socket): void => {
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

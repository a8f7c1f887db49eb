import type { FastifyReply } from 'fastify'
import * as t from 'io-ts'
import { minPeople } from '@kaoiro/analyser/colour'

/** An error answer (RFC 9457). `type` is always `about:blank`; programs distinguish problems by `code`. */
export interface Problem {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string
  /** Seconds to wait before trying again. */
  readonly retryAfter?: number
}

export const ProblemBody = t.type({
  type: t.string,
  status: t.number,
  code: t.string,
  title: t.string,
  detail: t.string,
})

export const problemType = 'application/problem+json'

export function bodyOf({ status, code, title, detail }: Problem): t.TypeOf<typeof ProblemBody> {
  return {
    type: 'about:blank',
    status,
    code,
    title,
    detail,
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { retryAfter } = problem
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.code(problem.status).type(problemType).send(bodyOf(problem))
}

/** The last sentence in the detail of every problem with `retryAfter`. */
export const tryAgainLater = 'Try again after the number of seconds in the Retry-After header.'

/** Problems that do not come from a session: malformed requests, limits, an unavailable service. */
export const problems = {
  wrongAnalysisRequest: {
    status: 400,
    code: 'wrong-body',
    title: 'Wrong body',
    detail: 'Expected {"gender": "MEN" or "WOMEN", "hairline": a number from 0 to 100}.',
  },
  wrongBody: {
    status: 400,
    code: 'wrong-body',
    title: 'Wrong body',
    detail: 'The body must be a JSON object.',
  },
  wrongDay: {
    status: 400,
    code: 'wrong-day',
    title: 'Wrong day',
    detail: 'The parameter since must be a day, such as since=2026-11-28.',
  },
  tooFewPeople: {
    status: 409,
    code: 'too-few-people',
    title: 'Too few people',
    detail: `Fewer than ${minPeople} people since this day. Try again later, or from an earlier day.`,
  },
  wrongMediaType: {
    status: 415,
    code: 'wrong-media-type',
    title: 'Wrong media type',
    detail: 'The body must be sent with the header Content-Type: application/json.',
  },
  bodyTooLarge: {
    status: 413,
    code: 'body-too-large',
    title: 'Body too large',
    detail: 'A photo may be at most 2 MB, a JSON body at most 10 kB.',
  },
  badRequest: {
    status: 400,
    code: 'bad-request',
    title: 'Bad request',
    detail: 'The request is malformed or not supported. Check its method, path and headers.',
  },
  notFound: {
    status: 404,
    code: 'not-found',
    title: 'Not found',
    detail: 'There is nothing at this address. The calls are listed in /v1/openapi.json.',
  },
  wrongMethod: {
    status: 405,
    code: 'wrong-method',
    title: 'Wrong method',
    detail: 'Use one of the methods in the Allow header.',
  },
  wrongHost: {
    status: 400,
    code: 'wrong-host',
    title: 'Wrong host',
    detail: 'The Host header must be a name or an address, optionally with a port.',
  },
  tooSlow: {
    status: 408,
    code: 'too-slow',
    title: 'Too slow',
    detail: 'The headers must arrive within 10 seconds, the whole request within 30.',
  },
  headersTooLarge: {
    status: 431,
    code: 'headers-too-large',
    title: 'Headers too large',
    detail: 'The headers may have at most 16 kB in total.',
  },
  addressTooLong: {
    status: 414,
    code: 'address-too-long',
    title: 'Address too long',
    detail: 'An address may have at most 4,000 characters.',
  },
  unauthorised: {
    status: 401,
    code: 'unauthorised',
    title: 'Unauthorised',
    detail: 'Send the token of this service: Authorization: Bearer …',
  },
  tooManyRequests: {
    status: 429,
    code: 'too-many-requests',
    title: 'Too many requests',
    detail: tryAgainLater,
    // The length of the rate limit's window. Answers contain the remaining seconds instead.
    retryAfter: 10,
  },
  notReady: {
    status: 503,
    code: 'not-ready',
    title: 'Not ready',
    detail: 'The database or the bucket does not answer, or refuses to store anything.',
  },
  stopping: {
    status: 503,
    code: 'stopping',
    title: 'Stopping',
    detail: `This node is stopping. ${tryAgainLater}`,
    retryAfter: 5,
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    title: 'Unavailable',
    detail: `The database or the bucket does not answer, or refuses to store anything. ${tryAgainLater}`,
    retryAfter: 5,
  },
  diskFull: {
    status: 503,
    code: 'disk-full',
    title: 'Disk full',
    detail: `The disk of the service is full. ${tryAgainLater}`,
    retryAfter: 5,
  },
  tooManyCards: {
    status: 503,
    code: 'too-many-cards',
    title: 'Too many cards',
    detail: `Too many cards are waiting to be drawn. ${tryAgainLater}`,
    // Drawing all cards in a full queue takes about this long.
    retryAfter: 3,
  },
  internalError: {
    status: 500,
    code: 'internal-error',
    title: 'Internal error',
    detail: 'Something went wrong in the service. Try again.',
  },
} as const satisfies Record<string, Problem>

import type { Problem } from './problem.js'

/** The end of the detail of each problem that has `retryAfter`. */
export const tryAgainLater = 'Try again after the number of seconds in the Retry-After header.'

/** What is answered for all that is no session's own error: malformed requests, limits, a service in trouble. */
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
    detail: 'The request is malformed or not supported.',
  },
  notFound: {
    status: 404,
    code: 'not-found',
    title: 'Not found',
    detail: 'Nothing exists at this address.',
  },
  wrongMethod: {
    status: 405,
    code: 'wrong-method',
    title: 'Wrong method',
    detail: 'This address is called by the methods in the Allow header.',
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
    detail: 'A request must arrive within 30 seconds, its headers within 10.',
  },
  headersTooLarge: {
    status: 431,
    code: 'headers-too-large',
    title: 'Headers too large',
    detail: 'All headers together may be at most 16 kB.',
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
    // The length of the window; each answer gives the seconds that are left of it.
    retryAfter: 10,
  },
  notReady: {
    status: 503,
    code: 'not-ready',
    title: 'Not ready',
    detail: 'The database or the bucket does not answer.',
  },
  stopping: {
    status: 503,
    code: 'stopping',
    title: 'Stopping',
    detail: `This node is being stopped. ${tryAgainLater}`,
    retryAfter: 5,
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    title: 'Unavailable',
    detail: `The database or the bucket does not answer. ${tryAgainLater}`,
    retryAfter: 5,
  },
  diskFull: {
    status: 503,
    code: 'disk-full',
    title: 'Disk full',
    detail: `The disk of the service is full. ${tryAgainLater}`,
    // It is checked at each request; making room takes longer.
    retryAfter: 5,
  },
  tooManyCards: {
    status: 503,
    code: 'too-many-cards',
    title: 'Too many cards',
    detail: `Too many cards of results are waiting to be drawn. ${tryAgainLater}`,
    // As many as may wait are drawn in about that time.
    retryAfter: 3,
  },
  internalError: {
    status: 500,
    code: 'internal-error',
    title: 'Internal error',
    detail: 'Something went wrong in the service. Try again.',
  },
} as const satisfies Record<string, Problem>

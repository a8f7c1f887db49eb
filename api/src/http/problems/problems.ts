import type { Problem } from './problem.js'

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
    detail: 'A photo may have 2 MB at most, a JSON body 10 kB.',
  },
  badRequest: {
    status: 400,
    code: 'bad-request',
    title: 'Bad request',
    detail: 'This service has no answer to such a request.',
  },
  notFound: {
    status: 404,
    code: 'not-found',
    title: 'Not found',
    detail: 'There is no such address here.',
  },
  wrongHost: {
    status: 400,
    code: 'wrong-host',
    title: 'Wrong host',
    detail: 'The Host header must be a name or an address, with a port at most.',
  },
  tooSlow: {
    status: 408,
    code: 'too-slow',
    title: 'Too slow',
    detail: 'A request must have come within 30 seconds, its headers within ten.',
  },
  headersTooLarge: {
    status: 431,
    code: 'headers-too-large',
    title: 'Headers too large',
    detail: 'The headers may have 16 kB at most in all.',
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
    detail: 'Ask again after the seconds of retry-after.',
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
    detail: 'This node is being stopped. Ask again after the seconds of retry-after.',
    retryAfter: 5,
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    title: 'Unavailable',
    detail:
      'The database or the bucket does not answer. Ask again after the seconds of retry-after.',
    retryAfter: 5,
  },
  diskFull: {
    status: 503,
    code: 'disk-full',
    title: 'Disk full',
    detail: 'The disk of the service is full. Ask again after the seconds of retry-after.',
    // It is checked at each request; making room takes longer.
    retryAfter: 5,
  },
  tooManyCards: {
    status: 503,
    code: 'too-many-cards',
    title: 'Too many cards',
    detail:
      'Too many cards of results wait to be drawn. Ask again after the seconds of retry-after.',
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

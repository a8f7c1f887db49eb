import type { FastifyReply } from 'fastify'
import * as t from 'io-ts'
import { maxScans, maxSegments } from '@kaoiro/core/photo/limits'

/** An error answer, RFC 9457. `type` stays `about:blank`; programs tell problems apart by `code`. */
export interface Problem {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string
  /** Seconds after which the same call may go through. */
  readonly retryAfter?: number
}

export const problems = {
  unknownSession: {
    status: 404,
    code: 'unknown-session',
    title: 'Unknown session',
    detail: 'There is no such session, or it has expired. Create one with POST /v1/sessions.',
  },
  unknownUpload: {
    status: 404,
    code: 'unknown-upload',
    title: 'Unknown upload address',
    detail: 'Use the bucket_url of your session exactly as POST /v1/sessions answered it.',
  },
  uploadExpired: {
    status: 403,
    code: 'upload-expired',
    title: 'Upload address expired',
    detail: 'A bucket_url holds for five minutes. Create another session for this photo.',
  },
  photoAlreadyUploaded: {
    status: 409,
    code: 'photo-already-uploaded',
    title: 'Photo already uploaded',
    detail: 'A session takes one photo. Create another session for another photo.',
  },
  photoMissing: {
    status: 409,
    code: 'photo-missing',
    title: 'No photo yet',
    detail: 'PUT the photo to the bucket_url of the session before you request its analysis.',
  },
  alreadyRequested: {
    status: 409,
    code: 'analysis-already-requested',
    title: 'Analysis already requested',
    detail: 'A session is analysed once. Poll it with GET, or create another one.',
  },
  notAJpeg: {
    status: 415,
    code: 'not-a-jpeg',
    title: 'Not a JPEG',
    detail: 'The photo must be a JPEG, sent with the header Content-Type: image/jpeg.',
  },
  photoTooWide: {
    status: 422,
    code: 'photo-too-large',
    title: 'Photo too large',
    detail: 'The longer side may have 708 pixels at most: resize the photo before uploading it.',
  },
  photoTooComplex: {
    status: 422,
    code: 'photo-too-complex',
    title: 'Photo too complex',
    detail: `The JPEG has more than ${maxScans} scans or ${maxSegments} segments. Save it again as a baseline JPEG without metadata.`,
  },
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
    detail: 'The body must be a JSON object, sent with Content-Type: application/json.',
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
  tooBusy: {
    status: 503,
    code: 'too-busy',
    title: 'Too busy',
    detail: 'Too many photos wait for their analysis. Ask again after the seconds of retry-after.',
    // Of a full line some dozens have ended by then; clients wait 20 s at most.
    retryAfter: 5,
  },
  noRoom: {
    status: 503,
    code: 'no-room',
    title: 'No room',
    detail:
      'Too many photos are there whose analysis nobody has asked for. Try again after the seconds of retry-after.',
    // Some of them are asked for within seconds, and all others go within minutes.
    retryAfter: 10,
  },
  tooManyRequests: {
    status: 429,
    code: 'too-many-requests',
    title: 'Too many requests',
    detail: 'Ask again after the seconds of retry-after.',
    // Of a window of so many; each answer says how many are left of it.
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
    // It is looked at with each request; whoever sees to it needs longer.
    retryAfter: 5,
  },
  internalError: {
    status: 500,
    code: 'internal-error',
    title: 'Internal error',
    detail: 'Something went wrong in the service. Try again.',
  },
} as const satisfies Record<string, Problem>

/** A problem as it goes over the wire. */
export const ProblemBody = t.type({
  type: t.string,
  status: t.number,
  code: t.string,
  title: t.string,
  detail: t.string,
})

export const problemType = 'application/problem+json'

export const bodyOf = ({ status, code, title, detail }: Problem): t.TypeOf<typeof ProblemBody> => ({
  type: 'about:blank',
  status,
  code,
  title,
  detail,
})

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  const { retryAfter } = problem
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.code(problem.status).type(problemType).send(bodyOf(problem))
}

import type { Problem } from '../problems/problem.js'
import * as t from 'io-ts'
import { maxUploadBytes } from '@kaoiro/core/photo'
import { normsPath } from '@kaoiro/core/norms'
import { routes, CreatedSession, DeletedSession, SessionState } from '@kaoiro/core/wire'
import { AnalysisRequest } from '@kaoiro/core/diagnosis'
import { problems } from '../problems/problem.js'
import { sessionProblems } from '../problems/session-problems.js'

export type CallBody =
  | { readonly _tag: 'Json'; readonly codec: t.Mixed }
  | { readonly _tag: 'Jpeg'; readonly maxBytes: number }

export interface CallAnswer {
  readonly status: 200 | 201 | 202
  readonly description: string
  readonly body:
    | { readonly _tag: 'Json'; readonly codec: t.Mixed }
    | { readonly _tag: 'Text' }
    | { readonly _tag: 'None' }
}

/** The groups of calls, with their descriptions. */
export const tags = {
  sessions: 'From a photo to its result: create, upload, request the analysis, poll.',
  node: 'The state of this node and of its interface.',
} as const

/** A call of the service. Its route and its OpenAPI operation are derived from this. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A colon marks a path parameter. */
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly tag: keyof typeof tags
  readonly body?: CallBody
  /** Descriptions of the query parameters, all required. */
  readonly query?: Readonly<Record<string, string>>
  /** Whether a bearer token may be required. */
  readonly isGuarded?: true
  readonly answer: CallAnswer
  /** Problems that the call may return in addition to `commonProblems`. */
  readonly problems: ReadonlyArray<Problem>
}

const { gender, hairline } = AnalysisRequest.props

/** A missing hairline means the default. */
export const AnalysisBody = t.intersection([t.type({ gender }), t.partial({ hairline })])

const Requested = t.type({ session_id: t.string, status: t.literal('analyzing') })
const State = t.intersection([t.type({ session_id: t.string }), SessionState])
const Removed = t.intersection([t.type({ session_id: t.string }), DeletedSession])
const Status = t.type({ status: t.literal('ok') })

const answer = (
  status: CallAnswer['status'],
  description: string,
  body: CallAnswer['body'] = { _tag: 'None' },
): CallAnswer => ({ status, description, body })

const json = (codec: t.Mixed): CallAnswer['body'] => ({ _tag: 'Json', codec })
const data = (codec: t.Mixed): CallAnswer['body'] => json(t.type({ data: codec }))

/** All calls of the service, by their operation ids. */
export const calls = {
  createSession: {
    ...routes.createSession,
    summary: 'Create a session',
    description:
      'Creates a session for one photo, and an upload address that is valid for five minutes.',
    tag: 'sessions',
    body: { _tag: 'Json', codec: t.type({}) },
    answer: answer(201, 'The session and the upload address of its photo.', data(CreatedSession)),
    problems: [
      problems.wrongBody,
      problems.bodyTooLarge,
      problems.wrongMediaType,
      problems.wrongHost,
      sessionProblems.NoRoom,
    ],
  },
  uploadPhoto: {
    method: 'PUT',
    path: '/bucket/:session_id',
    summary: 'Upload the photo',
    description:
      'Takes the photo, with PUT to the bucket_url of its session, exactly as it was returned.',
    tag: 'sessions',
    body: { _tag: 'Jpeg', maxBytes: maxUploadBytes },
    query: {
      type: 'The media type of the photo.',
      most: 'The largest size allowed, in bytes.',
      expires: 'When the address expires, in milliseconds since the epoch.',
      signature: 'The signature of the service over the other parameters.',
    },
    answer: answer(200, 'The photo is stored.'),
    problems: [
      sessionProblems.NotAJpeg,
      sessionProblems.PhotoTooWide,
      sessionProblems.PhotoTooComplex,
      problems.bodyTooLarge,
      sessionProblems.UploadExpired,
      sessionProblems.UnknownUpload,
      sessionProblems.PhotoAlreadyUploaded,
      sessionProblems.NoRoom,
    ],
  },
  requestAnalysis: {
    ...routes.requestAnalysis,
    summary: 'Request the analysis',
    description: 'Queues the photo for analysis, once for each session.',
    tag: 'sessions',
    body: { _tag: 'Json', codec: AnalysisBody },
    answer: answer(202, 'The photo is queued for analysis.', data(Requested)),
    problems: [
      problems.wrongBody,
      problems.wrongAnalysisRequest,
      problems.bodyTooLarge,
      problems.wrongMediaType,
      sessionProblems.UnknownSession,
      sessionProblems.PhotoMissing,
      sessionProblems.AlreadyRequested,
      sessionProblems.NotAJpeg,
      sessionProblems.PhotoTooWide,
      sessionProblems.PhotoTooComplex,
      sessionProblems.TooBusy,
    ],
  },
  getSession: {
    ...routes.getSession,
    summary: 'Get the state and the result',
    description:
      'Returns the state of a session, with the result once it has completed. Poll it from three seconds after the request on.',
    tag: 'sessions',
    answer: answer(200, 'The session.', data(State)),
    problems: [sessionProblems.UnknownSession],
  },
  deleteSession: {
    ...routes.deleteSession,
    summary: 'Delete a session',
    description:
      'Deletes the photo and the result of a session at once. The service deletes both without this call, too: the photo after its analysis, the result within 24 hours.',
    tag: 'sessions',
    answer: answer(200, 'Whether the photo and the result were removed.', data(Removed)),
    problems: [sessionProblems.UnknownSession],
  },
  openApi: {
    method: 'GET',
    path: '/v1/openapi.json',
    summary: 'Get this document',
    description: 'Returns the OpenAPI description of the calls that this node answers.',
    tag: 'node',
    answer: answer(200, 'An OpenAPI document.', json(t.UnknownRecord)),
    problems: [],
  },
  health: {
    method: 'GET',
    path: '/healthz',
    summary: 'Liveness',
    description: 'Reports that the process is running.',
    tag: 'node',
    answer: answer(200, 'The process is running.', json(Status)),
    problems: [],
  },
  readiness: {
    method: 'GET',
    path: '/readyz',
    summary: 'Readiness',
    description:
      'Reports whether the node can accept a session: database and bucket answer, can be written to and have room.',
    tag: 'node',
    answer: answer(200, 'The node can accept sessions.', json(Status)),
    problems: [problems.notReady],
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    summary: 'Metrics',
    description: 'Returns metrics for Prometheus. The node may require its token.',
    tag: 'node',
    isGuarded: true,
    answer: answer(200, 'Metrics in the Prometheus text format.', { _tag: 'Text' }),
    problems: [problems.unauthorised],
  },
  norms: {
    method: 'GET',
    path: normsPath,
    summary: 'Norms of the visitors',
    description:
      'Returns norms of the colours of everybody who was analysed, as a store’s norms.json. The node may require the token of its metrics.',
    tag: 'node',
    query: { since: 'The first day to count (UTC), such as 2026-11-28.' },
    isGuarded: true,
    answer: answer(200, 'The norms, in the format of norms.json.', json(t.UnknownRecord)),
    problems: [problems.wrongDay, problems.unauthorised, problems.tooFewPeople],
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

/** The names of the calls that a node answers. @param hasBucket whether photos are uploaded to the node itself */
export function callNames(hasBucket: boolean): ReadonlyArray<CallName> {
  return Object.keys(calls).filter(
    (name): name is CallName => name in calls && (hasBucket || name !== 'uploadPhoto'),
  )
}

/** Problems that every call may return. */
export const commonProblems = [
  problems.badRequest,
  problems.tooManyRequests,
  problems.internalError,
  problems.unavailable,
  problems.diskFull,
  problems.stopping,
]

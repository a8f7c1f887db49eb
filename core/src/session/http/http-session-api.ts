import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type * as t from 'io-ts'
import { AnalysisRequest } from '../../diagnosis/answer.js'
import type { SessionCall, SessionError } from '../../diagnosis/diagnose.js'
import type { Http, HttpRequest, HttpResponse } from './http.js'
import { firstErrorPath, parseJson, unwrap } from '../wire/body.js'
import type { Route } from '../wire/routes.js'
import { hrefOf, routes } from '../wire/routes.js'
import { CreatedSession, SessionState } from '../wire/session-state.js'

/** The session calls over HTTP, for any server that implements the specification. */
export function httpSessionApi(http: Http): (baseUrl: string) => SessionApi {
  return (baseUrl) => {
    const call = (name: SessionCall, route: Route, sessionId: string, body?: unknown) =>
      pipe(
        send(http)(name, {
          method: route.method,
          url: hrefOf(baseUrl, route, sessionId),
          headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          body: body === undefined ? null : JSON.stringify(body),
        }),
        TE.filterOrElse(isSuccess, ({ status }): SessionError => ({
          _tag: 'BadStatus',
          call: name,
          status,
        })),
      )

    return {
      createSession: pipe(
        call('create session', routes.createSession, '', {}),
        TE.flatMapEither(bodyAs('create session', CreatedSession)),
      ),
      uploadPhoto: (url, jpeg) =>
        send(http)('upload photo', {
          method: 'PUT',
          url,
          headers: { 'content-type': 'image/jpeg' },
          body: jpeg,
        }),
      requestAnalysis: (sessionId, request) =>
        pipe(
          call(
            'request analysis',
            routes.requestAnalysis,
            sessionId,
            AnalysisRequest.encode(request),
          ),
          TE.map(() => undefined),
        ),
      getSession: (sessionId) =>
        pipe(
          call('get session', routes.getSession, sessionId),
          TE.flatMapEither(bodyAs('get session', SessionState)),
        ),
    }
  }
}

const send =
  (http: Http) =>
  (call: SessionCall, request: HttpRequest): TE.TaskEither<SessionError, HttpResponse> =>
    pipe(
      http(request),
      TE.mapLeft((detail): SessionError => ({ _tag: 'NetworkError', call, detail })),
    )

const isSuccess = ({ status }: HttpResponse): boolean => status >= 200 && status < 300

const inWords = (errors: t.Errors): string => {
  const path = firstErrorPath(errors)
  return path === '' ? 'not an object' : `unexpected value at "${path}"`
}

const bodyAs =
  <A>(call: SessionCall, codec: t.Decoder<unknown, A>) =>
  ({ body }: HttpResponse): E.Either<SessionError, A> =>
    pipe(
      parseJson(body),
      E.flatMap((json) => pipe(codec.decode(unwrap(json)), E.mapLeft(inWords))),
      E.mapLeft((detail): SessionError => ({ _tag: 'BadBody', call, detail })),
    )

/** The four calls of the specification (§7) as a port. */
export interface SessionApi {
  readonly createSession: TE.TaskEither<SessionError, CreatedSession>
  /** Uploads a prepared JPEG to the session's bucket URL. A response of any status is a success (`right`). */
  readonly uploadPhoto: (
    bucketUrl: string,
    jpeg: Uint8Array,
  ) => TE.TaskEither<SessionError, { readonly status: number }>
  readonly requestAnalysis: (
    sessionId: string,
    request: AnalysisRequest,
  ) => TE.TaskEither<SessionError, void>
  readonly getSession: (sessionId: string) => TE.TaskEither<SessionError, SessionState>
}

import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import * as t from 'io-ts'
import type { DeletionError, Removal } from '../../receipt/receipt.js'
import { parseJson, unwrap } from '../wire/body.js'
import { hrefOf, routes } from '../wire/routes.js'
import { DeletedSession, unknownSession } from '../wire/session-state.js'
import type { Http, HttpResponse } from './http.js'

/** Deletes a session and everything that the service keeps about it. */
export type DeleteSession = (sessionId: string) => TE.TaskEither<DeletionError, Removal>

/**
 * Deletion is this service's addition to the specification: other services may respond without a body, or not support
 * the call.
 */
export function httpDeletion(http: Http): (baseUrl: string) => DeleteSession {
  return (baseUrl) => (sessionId) =>
    pipe(
      http({
        method: routes.deleteSession.method,
        url: hrefOf(baseUrl, routes.deleteSession, sessionId),
        headers: { accept: 'application/json' },
        body: null,
      }),
      TE.mapLeft((detail): DeletionError => ({ _tag: 'Unreachable', detail })),
      TE.flatMapEither(removalIn),
    )
}

const removalIn = ({ status, body }: HttpResponse): E.Either<DeletionError, Removal> => {
  if (status >= 200 && status < 300) return E.right({ _tag: 'Removed', parts: partsIn(body) })
  // Any other 404 comes from a service that does not support the call.
  return status === 404 && isUnknownSession(body)
    ? E.right({ _tag: 'NothingLeft' })
    : E.left({ _tag: 'Refused', status })
}

const partsIn = (body: string) =>
  pipe(
    parseJson(body),
    E.flatMap((json) => DeletedSession.decode(unwrap(json))),
    E.match(
      () => null,
      ({ removed: { photo, result } }) => ({ photo, result }),
    ),
  )

const Problem = t.type({ code: t.literal(unknownSession) })

const isUnknownSession = (body: string): boolean => pipe(parseJson(body), E.exists(Problem.is))

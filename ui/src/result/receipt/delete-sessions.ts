import type * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { concatAll } from 'fp-ts/lib/Monoid.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { httpDeletion } from '@kaoiro/core/session'
import type { DeletionError, Removal } from '@kaoiro/core/records'
import { removals } from '@kaoiro/core/records'
import { serviceAddress, serviceHttp } from '../../adapters/network/service-http.js'

/**
 * Deletes the sessions at the service, one after the other. Can be called again after a failure;
 * already deleted sessions count as deleted. Continues when the visitor leaves the page.
 */
export const deleteSessions = (
  ids: ReadonlyArray<string>,
): Promise<E.Either<DeletionError, Removal>> =>
  pipe(
    ids,
    TE.traverseSeqArray(httpDeletion(serviceHttp(new AbortController().signal))(serviceAddress())),
    TE.map(concatAll(removals)),
  )()

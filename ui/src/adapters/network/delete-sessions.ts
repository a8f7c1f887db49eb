import type * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { concatAll } from 'fp-ts/lib/Monoid.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { httpDeletion } from '@kaoiro/core/session'
import type { DeletionError, Removal } from '@kaoiro/core/records'
import { removals } from '@kaoiro/core/records'
import { serviceAddress, serviceHttp } from './service-http.js'

const running = new Set<Promise<unknown>>()

/** Resolves once all deletions that have been requested so far have ended. Never rejects. */
export const deletionsEnded = (): Promise<unknown> => Promise.allSettled(running)

/**
 * Deletes the sessions at the service, one after the other. Can be called again after a failure;
 * already deleted sessions count as deleted. Continues when the visitor leaves the page.
 */
export function deleteSessions(
  ids: ReadonlyArray<string>,
): Promise<E.Either<DeletionError, Removal>> {
  const deletion = pipe(
    ids,
    TE.traverseSeqArray(httpDeletion(serviceHttp(new AbortController().signal))(serviceAddress())),
    TE.map(concatAll(removals)),
  )()
  running.add(deletion)
  void deletion.finally(() => running.delete(deletion))
  return deletion
}

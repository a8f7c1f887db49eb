import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { departure, parseJson, unwrap } from './wire/body.js'
import { AnalysisResult, SessionState } from './wire/wire.js'

export type SavedResultError =
  | { readonly _tag: 'NotJson' }
  /** `path` names the first field that is missing or wrong; '' if it is not an object at all. */
  | { readonly _tag: 'NotAResult'; readonly path: string }
  | { readonly _tag: 'NotCompleted' }
  | { readonly _tag: 'FailedAnalysis'; readonly reason: string | null }

/**
 * The result in a saved answer of the service, as JSON: the result itself, or the whole answer
 * `{ status: 'completed', result }`; either bare or wrapped as `{ data: … }`.
 */
export const savedResult = (text: string): E.Either<SavedResultError, AnalysisResult> =>
  pipe(parseJson(text), E.mapLeft(notJson), E.map(unwrap), E.flatMap(resultIn))

const notJson = (): SavedResultError => ({ _tag: 'NotJson' })

const resultIn = (json: unknown): E.Either<SavedResultError, AnalysisResult> =>
  hasStatus(json)
    ? pipe(SessionState.decode(json), E.mapLeft(notAResult), E.flatMap(completed))
    : pipe(AnalysisResult.decode(json), E.mapLeft(notAResult))

const hasStatus = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'status' in json

const notAResult = (errors: Parameters<typeof departure>[0]): SavedResultError => ({
  _tag: 'NotAResult',
  path: departure(errors),
})

const completed = (state: SessionState): E.Either<SavedResultError, AnalysisResult> => {
  switch (state.status) {
    case 'completed':
      return E.right(state.result)
    case 'analyzing':
      return E.left({ _tag: 'NotCompleted' })
    case 'failed':
      return E.left({ _tag: 'FailedAnalysis', reason: state.reason ?? null })
  }
}

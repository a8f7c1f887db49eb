import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Answer } from '../diagnosis/answer.js'
import { AnalysisResult, answerFromWire } from './wire/analysis-result.js'
import { firstErrorPath, parseJson, unwrap } from './wire/body.js'
import { SessionState } from './wire/session-state.js'

export type SavedResultError =
  | { readonly _tag: 'NotJson' }
  /** `path` names the first field that is missing or wrong; empty if the JSON is not an object. */
  | { readonly _tag: 'NotAResult'; readonly path: string }
  | { readonly _tag: 'NotCompleted' }
  | { readonly _tag: 'FailedAnalysis'; readonly reason: string | null }

/**
 * Parses a saved result of the service: the result itself, or the whole body `{ status: 'completed', result }`. Both may be wrapped as
 * `{ data: … }`.
 */
export function savedResult(text: string): E.Either<SavedResultError, Answer> {
  return pipe(
    parseJson(text),
    E.mapLeft(notJson),
    E.map(unwrap),
    E.flatMap(resultIn),
    E.map(answerFromWire),
  )
}

const notJson = (): SavedResultError => ({ _tag: 'NotJson' })

const resultIn = (json: unknown): E.Either<SavedResultError, AnalysisResult> =>
  hasStatus(json)
    ? pipe(SessionState.decode(json), E.mapLeft(notAResult), E.flatMap(completed))
    : pipe(AnalysisResult.decode(json), E.mapLeft(notAResult))

const hasStatus = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'status' in json

const notAResult = (errors: Parameters<typeof firstErrorPath>[0]): SavedResultError => ({
  _tag: 'NotAResult',
  path: firstErrorPath(errors),
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

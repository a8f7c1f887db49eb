import * as E from 'fp-ts/lib/Either.js'
import { EarlierResult, isPersonInQuestion, onePhoto } from '@kaoiro/core/results'
import { resultCode } from '@kaoiro/core/result-code'
import { keptSessions } from '../../adapters/receipt-state.js'

/** The result of the last photo alone: its code, and the state of its history entry, with all sessions at the service. */
export interface LastPhotoView {
  readonly code: string
  readonly state: object
}

/**
 * The result of the last photo alone, if it hardly shows the person of the earlier photos; otherwise null.
 *
 * @param state the history entry's state, any value
 */
export const samePersonView = (code: string, state: unknown): LastPhotoView | null => {
  const result = EarlierResult.decode({ code, state })
  if (E.isLeft(result)) return null
  const { answers } = result.right.state
  const [last] = answers.slice(-1)
  if (last === undefined) return null
  if (!isPersonInQuestion(answers.slice(0, -1), last)) return null
  const { diagnosis, certainty, agreement } = onePhoto(last)
  return {
    code: resultCode.encode(diagnosis),
    state: {
      ...(state as object),
      ...{ certainty, agreement, answers: [last] },
      receipt: { _tag: 'Kept', sessions: keptSessions(state) },
    },
  }
}

import * as E from 'fp-ts/lib/Either.js'
import { onePhoto, isPersonInQuestion } from '@kaoiro/core/results'
import { resultCode } from '@kaoiro/core/result-code'
import { EarlierResult, photoAnswerOf } from '@kaoiro/core/session'
import { keptSessions } from '../../adapters/receipt-state.js'
import { sessionsOfLast } from '../../device/device-receipt.js'

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
  const added = photoAnswerOf(last)
  if (!isPersonInQuestion(answers.slice(0, -1).map(photoAnswerOf), added)) return null
  const { diagnosis, certainty, agreement } = onePhoto(added)
  return {
    code: resultCode.encode(diagnosis),
    state: {
      ...(state as object),
      ...{ certainty, agreement, answers: [last] },
      receipt: { _tag: 'Kept', sessions: sessionsOfLast(keptSessions(state)) },
    },
  }
}

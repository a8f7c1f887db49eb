import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { Certainty } from '@kaoiro/core/session/certainty/certainty'

/** What the way from an analysis to its result carries, since the code in the address does not hold it. */
export interface ResultScreenState {
  readonly certainty: Certainty
}

/**
 * The certainty in the state of a history entry, whatever that is: it lasts over reloads, so an older
 * version of this site may have put it there. Nothing is known where the result was opened by its address.
 */
export const parseCertainty = (state: unknown): Certainty =>
  typeof state === 'object' && state !== null && 'certainty' in state
    ? pipe(
        Certainty.decode(state.certainty),
        E.getOrElse((): Certainty => ({})),
      )
    : {}

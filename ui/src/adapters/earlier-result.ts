import * as E from 'fp-ts/lib/Either.js'
import type { Gender } from '@kaoiro/core/diagnosis'
import { canBeJoined, EarlierResult } from '@kaoiro/core/results'

/**
 * The earlier result in a history entry's state; null if it is missing, invalid, or for another
 * gender.
 *
 * @param state any value
 */
export const parseEarlierResult = (state: unknown, gender: Gender | null): EarlierResult | null => {
  if (typeof state !== 'object' || state === null || !('earlier' in state)) return null
  const earlier = EarlierResult.decode(state.earlier)
  return gender !== null && E.isRight(earlier) && canBeJoined(earlier.right, gender)
    ? earlier.right
    : null
}

import * as E from 'fp-ts/lib/Either.js'
import type { QueueState, Turn } from '../ports.js'

/** Why a session is turned away: no place is free, or too few for how many its client has waiting. */
export type Refusal = 'full' | 'share'

/**
 * How many later arrivals may go before a session for each one that its client had waiting already. Where
 * fewer clients than this keep the queue full, who has none waiting is the very next. A session with k of its
 * client's before it waits for those that wait and for 8 k later ones at most; were the number of its client's
 * alone to count, it would wait for as long as others came.
 */
const overtakersEach = 8

/**
 * A session's turn, or why it has none. Of the waiting places, a client may have as many as are free: the
 * dynamic threshold of Choudhury and Hahne (1998) with alpha = 1. So n clients that want all of them get
 * 1 / (n + 1) each, and as much stays free for the others.
 *
 * @param places waiting places in all
 */
export const turnIn =
  (places: number) =>
  ({ waiting, own, lastArrival }: QueueState): E.Either<Refusal, Turn> => {
    const free = places - waiting
    if (free <= 0) return E.left('full')
    if (own >= free) return E.left('share')
    const arrival = lastArrival + 1
    return E.right({ arrival, priority: -(arrival + overtakersEach * own) })
  }

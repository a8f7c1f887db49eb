import * as E from 'fp-ts/lib/Either.js'
import { clientCounts } from '../../concurrency/turns.js'
import type { QueueRefusal } from '../model/service-event.js'
import type { QueuePosition, QueueState } from '../ports/persistence.js'

/**
 * How many later arrivals may overtake a session for each earlier session of the same client that is still waiting. If
 * fewer clients than this fill the queue, a session of a new client is next. No session waits for ever: after k earlier
 * sessions of its client, it is overtaken by at most 8 k later arrivals.
 */
const overtakersEach = 8

/**
 * A session's position in the queue, or why it is rejected. A client may use as many places as remain free: the dynamic
 * threshold of Choudhury and Hahne (1998) with alpha = 1. So n clients that take all they can get 1 / (n + 1) of the
 * places each, and the same share remains free.
 *
 * @param places total places in the queue
 */
export function admit(
  places: number,
): (given: QueueState) => E.Either<QueueRefusal, QueuePosition> {
  return ({ waiting, own, lastArrival }) => {
    const free = places - waiting
    if (free <= 0) return E.left('full')
    if (own >= free) return E.left('share')
    const arrival = lastArrival + 1
    return E.right({ arrival, priority: -(arrival + overtakersEach * own) })
  }
}

/** Sessions of this node that are about to enter the queue, while their photos are checked. */
export interface IncomingSessions {
  /** Adds a session of the client until the returned function is called. Further calls do nothing. */
  readonly enter: (client: string) => () => void
  /** The state of the queue, with the incoming sessions counted as waiting. */
  readonly addTo: (state: QueueState, client: string) => QueueState
}

export function trackIncoming(): IncomingSessions {
  const incoming = clientCounts()
  return {
    enter: incoming.enter,
    addTo: ({ waiting, own, lastArrival }, client) => ({
      waiting: waiting + incoming.total(),
      own: own + incoming.of(client),
      lastArrival,
    }),
  }
}

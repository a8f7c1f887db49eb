import * as E from 'fp-ts/lib/Either.js'
import type { QueueRefusal } from '../model/service-event.js'
import type { QueuePosition, QueueState } from '../ports/analysis-queue.js'

/**
 * The number of later arrivals that may overtake a session for each session that its client already had waiting. If
 * fewer clients than this fill the queue, a new client is next. The bound prevents starvation: with k of its client's
 * sessions before it, a session waits for at most 8 k later arrivals.
 */
const overtakersEach = 8

/**
 * A session's position in the queue, or why it is rejected. A client may use as many places as are free: the dynamic
 * threshold of Choudhury and Hahne (1998) with alpha = 1. So n greedy clients get 1 / (n + 1) of the places each, and
 * the same share stays free.
 *
 * @param places total places in the queue
 */
export const admit =
  (places: number) =>
  ({ waiting, own, lastArrival }: QueueState): E.Either<QueueRefusal, QueuePosition> => {
    const free = places - waiting
    if (free <= 0) return E.left('full')
    if (own >= free) return E.left('share')
    const arrival = lastArrival + 1
    return E.right({ arrival, priority: -(arrival + overtakersEach * own) })
  }

/** Sessions of this node that are about to enter the queue, while their photos are decoded. */
export interface IncomingSessions {
  /** Adds a session of the client until the returned function is called. Further calls do nothing. */
  readonly enter: (client: string) => () => void
  /** The state of the queue, with the incoming sessions counted as waiting. */
  readonly addTo: (state: QueueState, client: string) => QueueState
}

export const trackIncoming = (): IncomingSessions => {
  const clients = new Map<string, number>()
  let total = 0
  const of = (client: string): number => clients.get(client) ?? 0
  return {
    enter: (client) => {
      total++
      clients.set(client, of(client) + 1)
      let isIncoming = true
      return () => {
        if (!isIncoming) return
        isIncoming = false
        total--
        if (of(client) > 1) clients.set(client, of(client) - 1)
        else clients.delete(client)
      }
    },
    addTo: ({ waiting, own, lastArrival }, client) => ({
      waiting: waiting + total,
      own: own + of(client),
      lastArrival,
    }),
  }
}

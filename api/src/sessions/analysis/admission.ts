import * as E from 'fp-ts/lib/Either.js'
import type { QueueRefusal } from '../model/service-event.js'
import type { QueuePosition, QueueState } from '../ports/analysis-queue.js'

/**
 * How many later arrivals may overtake a session for each one that its client had waiting already. If fewer
 * clients than this keep the queue full, a client with none waiting is the very next. A session with k of its
 * client's before it waits for those that wait and for at most 8 k later ones; if the number of its client's
 * alone counted, it would wait for as long as others came.
 */
const overtakersEach = 8

/**
 * A session's position in the queue, or why it gets none. A client may have as many of the waiting places as
 * are free: the dynamic threshold of Choudhury and Hahne (1998) with alpha = 1. So n clients that want all of
 * them get 1 / (n + 1) each, and as much stays free for the others.
 *
 * @param places waiting places in all
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

/** Sessions that this node is about to put into the queue: their photos are being decoded. */
export interface IncomingSessions {
  /** One more of this client, until the returned function is called; calling it again does nothing. */
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

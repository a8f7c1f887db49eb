import type { QueueState } from '../ports/analysis-queue.js'

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

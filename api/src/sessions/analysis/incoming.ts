import type { QueueState } from '../ports.js'

/** Sessions that this node is about to put into the queue: their photos are being decoded. */
export interface Coming {
  /** One more of this client, until what is returned is called. */
  readonly enter: (client: string) => () => void
  /** The queue with those that are coming. */
  readonly with: (state: QueueState, client: string) => QueueState
}

export const countComing = (): Coming => {
  const clients = new Map<string, number>()
  let all = 0
  const of = (client: string): number => clients.get(client) ?? 0
  return {
    enter: (client) => {
      all++
      clients.set(client, of(client) + 1)
      return () => {
        all--
        if (of(client) > 1) clients.set(client, of(client) - 1)
        else clients.delete(client)
      }
    },
    with: ({ waiting, own, lastArrival }, client) => ({
      waiting: waiting + all,
      own: own + of(client),
      lastArrival,
    }),
  }
}

import * as O from 'fp-ts/lib/Option.js'
import { clientCounts } from './client-counts.js'

/** Runs work for a client when it is the client's turn. */
export type FairSemaphore = <A>(client: string, work: () => Promise<A>) => Promise<A>

/** Runs at most `max` pieces of work at once. Waiting clients take turns. */
export const fairSemaphore = (max: number): FairSemaphore => {
  let underWay = 0
  // Maps keep insertion order: the first client is next.
  const waiting = new Map<string, ReadonlyArray<() => void>>()

  const wait = (client: string): Promise<void> =>
    new Promise((begin) => waiting.set(client, [...(waiting.get(client) ?? []), begin]))

  const release = (): void => {
    const [next] = waiting
    if (next === undefined) {
      underWay--
      return
    }
    const [client, [begin, ...rest]] = next
    waiting.delete(client)
    if (rest.length > 0) waiting.set(client, rest)
    begin?.()
  }

  return async (client, work) => {
    if (underWay < max) underWay++
    else await wait(client)
    try {
      return await work()
    } finally {
      release()
    }
  }
}

/** Runs work for a client when it is the client's turn; none if the client has taken its share of the places. */
export type FairQueue = <A>(client: string, work: () => Promise<A>) => Promise<O.Option<A>>

/**
 * Runs one piece of work after the other; clients take turns. A client gets another place if fewer of the places are its
 * own than are free, as in the queue of analyses (`admission.ts`).
 *
 * @param places for work that runs or waits
 */
export const fairQueue = (places: number): FairQueue => {
  const inTurn = fairSemaphore(1)
  const taken = clientCounts()
  return async (client, work) => {
    const free = places - taken.total()
    if (taken.of(client) >= free) return O.none
    const leave = taken.enter(client)
    try {
      return O.some(await inTurn(client, work))
    } finally {
      leave()
    }
  }
}

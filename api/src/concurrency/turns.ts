import * as O from 'fp-ts/lib/Option.js'

/** Runs work one at a time in order of arrival. */
export type RunExclusive = <A>(work: () => Promise<A>) => Promise<A>

export function mutex(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** Counts what clients have open or under way. Keeps nothing about clients without any. */
export interface ClientCounts {
  readonly of: (client: string) => number
  readonly total: () => number
  /** Counts one more until the returned function is called. Further calls do nothing. */
  readonly enter: (client: string) => () => void
}

export function clientCounts(): ClientCounts {
  const counts = new Map<string, number>()
  let total = 0
  const of = (client: string): number => counts.get(client) ?? 0
  const leave = (client: string): void => {
    total--
    if (of(client) > 1) counts.set(client, of(client) - 1)
    else counts.delete(client)
  }
  return {
    of,
    total: () => total,
    enter: (client) => {
      total++
      counts.set(client, of(client) + 1)
      let isCounted = true
      return () => {
        if (isCounted) leave(client)
        isCounted = false
      }
    },
  }
}

/** Runs work for a client when it is the client's turn. */
export type FairSemaphore = <A>(client: string, work: () => Promise<A>) => Promise<A>

/** Runs at most `max` pieces of work at once. Waiting clients take turns. */
export function fairSemaphore(max: number): FairSemaphore {
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
export function fairQueue(places: number): FairQueue {
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

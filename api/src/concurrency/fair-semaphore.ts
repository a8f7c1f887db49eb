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

/** Work that is done for a client; the rest of its own and of others' may go before. */
export type InTurns = <A>(client: string, work: () => Promise<A>) => Promise<A>

/** At most so much work at once; clients that wait take turns, one piece of work each. */
export const inTurns = (max: number): InTurns => {
  let underWay = 0
  // A map keeps the order in which clients came: the first one's turn is next.
  const waiting = new Map<string, ReadonlyArray<() => void>>()

  const wait = (client: string): Promise<void> =>
    new Promise((begin) => waiting.set(client, [...(waiting.get(client) ?? []), begin]))

  const pass = (): void => {
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
      pass()
    }
  }
}

/** Counts what clients have open or under way. Keeps nothing about clients without any. */
export interface ClientCounts {
  readonly of: (client: string) => number
  readonly total: () => number
  /** Counts one more until the returned function is called. Further calls do nothing. */
  readonly enter: (client: string) => () => void
}

export const clientCounts = (): ClientCounts => {
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

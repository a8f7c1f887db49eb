/** Keeps what was made last, by its key; the value that was not needed for longest goes for a new one. */
export interface RecentValues<A> {
  readonly get: (key: string, make: () => A) => A
}

export const recentValues = <A>(max: number): RecentValues<A> => {
  const values = new Map<string, A>()
  return {
    get: (key, make) => {
      const value = values.get(key) ?? make()
      // A Map keeps the order in which its keys were set.
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > max && oldest !== undefined) values.delete(oldest)
      return value
    },
  }
}

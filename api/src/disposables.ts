export interface Closing {
  /** Notes how to close what has just been opened, and hands it on. */
  readonly opened: <A>(resource: A, close: (resource: A) => Promise<void>) => A
  /** Closes everything, the last first, once; goes on where one rejects. */
  readonly closeAll: () => Promise<void>
}

/** What a start has opened so far, to be closed at its end or where it fails half-way. */
export const closing = (): Closing => {
  const closers: Array<() => Promise<void>> = []
  return {
    opened: (resource, close) => {
      closers.push(() => close(resource))
      return resource
    },
    closeAll: async () => {
      for (let close = closers.pop(); close !== undefined; close = closers.pop())
        await close().catch(() => undefined)
    },
  }
}

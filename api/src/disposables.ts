export interface Disposables {
  /** Remembers how to close a resource that has just been opened, and returns the resource. */
  readonly adopt: <A>(resource: A, close: (resource: A) => Promise<void>) => A
  /** Closes everything once, in reverse order; goes on if one rejects. */
  readonly disposeAll: () => Promise<void>
}

/** What a start has opened so far, to be closed at the end or if the start fails half-way. */
export const disposables = (): Disposables => {
  const closers: Array<() => Promise<void>> = []
  return {
    adopt: (resource, close) => {
      closers.push(() => close(resource))
      return resource
    },
    disposeAll: async () => {
      for (let close = closers.pop(); close !== undefined; close = closers.pop())
        await close().catch(() => undefined)
    },
  }
}

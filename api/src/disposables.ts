export interface Disposables {
  /** Registers how to close a resource and returns the resource. */
  readonly adopt: <A>(resource: A, close: (resource: A) => Promise<void>) => A
  /** Closes everything in reverse order, ignoring rejections. */
  readonly disposeAll: () => Promise<void>
}

/** Collects open resources, to close them at the end or if a start fails. */
export function disposables(): Disposables {
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

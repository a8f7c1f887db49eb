/** Yields the items of an iterable until the signal is aborted, even while an item is pending. */
export async function* untilAborted<A>(
  items: AsyncIterable<A>,
  signal: AbortSignal,
): AsyncGenerator<A> {
  const iterator = items[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await unlessAborted(signal, iterator.next())
      if (next === null || next.done === true) return
      yield next.value
    }
  } finally {
    // After an abort, return() would wait for the pending item.
    if (!signal.aborted) await iterator.return?.()
  }
}

/**
 * Resolves to null if the signal is aborted first. `Promise.race` with one promise for the whole iteration would
 * keep every item in memory.
 */
export function unlessAborted<A>(signal: AbortSignal, item: Promise<A>): Promise<A | null> {
  return new Promise((resolve, reject) => {
    const stop = (): void => resolve(null)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    void item.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Works on several items at a time, and yields the answers in the order of the items. Keeps at most `concurrency` in memory. */
export async function* inOrder<A, B>(
  items: ReadonlyArray<A>,
  concurrency: number,
  work: (item: A) => Promise<B>,
): AsyncGenerator<readonly [answer: B, item: A]> {
  const start = (item: A) => {
    const answer = work(item)
    // Not unhandled: failures after an early end are ignored.
    answer.catch(() => undefined)
    return { item, answer }
  }
  const running = items.slice(0, concurrency).map(start)
  for (let next = concurrency; running.length > 0; next++) {
    const [first] = running
    if (first === undefined) return
    const answer = await first.answer
    running.shift()
    const item = items[next]
    if (item !== undefined) running.push(start(item))
    yield [answer, first.item]
  }
}

/** Starts items in order, at most `max()` at a time, while `shouldContinue` is true. After a failure it
 * starts no more, waits for those in progress, and rejects with the first failure.
 * @param max asked again after each item; at least 1
 */
export async function processInParallel<A>(
  items: ReadonlyArray<A>,
  max: () => number,
  shouldContinue: () => boolean,
  work: (item: A) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const failures: Array<unknown> = []
  const running = new Set<Promise<void>>()
  const startNext = (): boolean => {
    const next = failures.length === 0 && shouldContinue() ? queue.next() : { done: true as const }
    if (next.done === true) return false
    const item = work(next.value)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(item))
    running.add(item)
    return true
  }
  for (;;) {
    while (running.size < max() && startNext());
    if (running.size === 0) break
    await Promise.race(running)
  }
  if (failures.length > 0) throw failures[0]
}

/** How many photos may be in progress at a service. */
export interface InFlight {
  /** At least 1. */
  readonly limit: () => number
  /** Halves the number: a call was refused, or not answered. */
  readonly halve: () => void
}

/** Milliseconds in which one cause may refuse many calls: it halves the number once. */
const oneCause = 5_000

/** Milliseconds without a refused call after which the number is whole again. */
const recovery = 60_000

/** A fixed number that a busy service halves until it has taken all calls for a minute. */
export function photosInFlight(max: number, now: () => number = () => performance.now()): InFlight {
  let limit = max
  let halvedAt = -Infinity
  let refusedAt = -Infinity
  return {
    limit: () => {
      if (now() - refusedAt >= recovery) limit = max
      return limit
    },
    halve: () => {
      refusedAt = now()
      if (refusedAt - halvedAt < oneCause) return
      limit = Math.max(1, Math.floor(limit / 2))
      halvedAt = refusedAt
    },
  }
}

/** A counting semaphore: callers take one or more units at once, in the order of their calls.
 */
export interface Semaphore {
  /** @param units at most the semaphore's total */
  readonly take: (units: number) => Promise<void>
  readonly give: (units: number) => void
}

export function semaphore(total: number): Semaphore {
  let free = total
  const queue: Array<{ readonly units: number; readonly start: () => void }> = []
  const advance = () => {
    for (let first = queue[0]; first !== undefined && first.units <= free; first = queue[0]) {
      queue.shift()
      free -= first.units
      first.start()
    }
  }
  return {
    take: (units) =>
      new Promise((start) => {
        queue.push({ units, start })
        advance()
      }),
    give: (units) => {
      free += units
      advance()
    },
  }
}

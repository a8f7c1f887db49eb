/** Processes several items at a time and consumes their results one by one, in order. Ends early when
 * `isStopped` is true or `consume` resolves to false. Keeps at most `concurrency` results in memory.
 * @param consume resolves to false to end
 */
export async function processInOrder<A, B>(
  items: ReadonlyArray<A>,
  concurrency: number,
  work: (item: A) => Promise<B>,
  consume: (answer: B, item: A) => Promise<boolean>,
  isStopped: () => boolean,
): Promise<void> {
  const started: Array<Promise<B>> = []
  const startNext = () => {
    const item = items[started.length]
    if (item === undefined) return
    const answer = work(item)
    // Not unhandled: failures after an early end are ignored.
    answer.catch(() => undefined)
    started.push(answer)
  }
  for (let n = 0; n < concurrency; n++) startNext()
  for (const [at, item] of items.entries()) {
    const answer = await started[at]
    if (isStopped() || answer === undefined) return
    startNext()
    if (!(await consume(answer, item))) return
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

import { withTimeout } from './timers.js'

/** The parts that a node needs in order to be ready. */
type Part = 'database' | 'bucket'

/** A part that does not work. */
export class PartFailed extends Error {
  constructor(
    readonly part: Part,
    cause: unknown,
  ) {
    super(`${part}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

interface ProbeOptions {
  /** Milliseconds until a success is checked again. A failure is checked again after a second at most. */
  readonly pause: number
  /** The number of failures in a row, after a success, that are not reported. */
  readonly tolerated: number
}

/** Milliseconds for a check; less than `/readyz` waits in all. */
const maxTime = 1_500

/** Limits how often a part is checked, and how soon its failures are reported. Concurrent callers share one check. */
export function probe(
  part: Part,
  check: () => Promise<void>,
  { pause, tolerated }: ProbeOptions,
): () => Promise<void> {
  let last: Promise<void> | undefined
  let nextRun = 0
  let failures = tolerated
  const run = async (): Promise<void> => {
    try {
      await withTimeout(maxTime, check())
      failures = 0
      nextRun = performance.now() + pause
    } catch (error) {
      failures++
      nextRun = performance.now() + Math.min(pause, 1_000)
      if (failures > tolerated) throw new PartFailed(part, error)
    }
  }
  return () => {
    if (last !== undefined && performance.now() < nextRun) return last
    nextRun = Infinity
    last = run()
    return last
  }
}

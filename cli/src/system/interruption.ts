/** Ctrl-C and similar events as abort signals. */
export interface Interruption {
  readonly signal: AbortSignal
  readonly stopGracefully: (within?: number) => AbortSignal
  /** Handles Ctrl-C. */
  readonly interrupt: () => void
  /** Handles SIGTERM and SIGHUP, which may not come a second time. */
  readonly end: () => void
}

/**
 * Milliseconds that an interrupted command has to clean up. Threads that are loading the models end in this time; 2 s were
 * not enough on a slow, busy machine.
 */
export const maxShutdown = 5_000

/** Number of interruptions after which the program exits at once. */
const maxInterruptions = 3

/** The first interruption aborts `signal` or, if the command called `stopGracefully`, asks it to stop.
 * `force` is called at the third interruption, or when the command has not ended after `maxShutdown` or
 * its own grace period.
 */
export function interruption(force: () => void): Interruption {
  const immediate = new AbortController()
  const graceful = new AbortController()
  let isGraceful = false
  let gracePeriod: number | undefined
  let times = 0
  // The timer must not keep the program running.
  const forceAfter = (time: number) => void setTimeout(force, time).unref()
  const requestStop = () => {
    if (gracePeriod !== undefined) forceAfter(gracePeriod)
    graceful.abort()
  }
  const abort = () => {
    if (immediate.signal.aborted) return
    forceAfter(maxShutdown)
    // Before the graceful signal, so that its handlers see that this signal is aborted.
    immediate.abort()
    graceful.abort()
  }
  const counted = (react: () => void) => () => {
    times += 1
    if (times >= maxInterruptions) force()
    else react()
  }
  return {
    signal: immediate.signal,
    stopGracefully: (within) => {
      isGraceful = true
      gracePeriod = within
      return graceful.signal
    },
    interrupt: counted(() => {
      if (isGraceful && !graceful.signal.aborted) requestStop()
      else abort()
    }),
    end: counted(() => {
      if (gracePeriod !== undefined && !graceful.signal.aborted) requestStop()
      else abort()
    }),
  }
}

/** Exits at once, with SIGINT, which shells report as 130. `process.exit` would wait for a file being opened, such as a
 * pipe without a writer.
 */
export function forceExit(): void {
  process.removeAllListeners('SIGINT')
  process.kill(process.pid, 'SIGINT')
}

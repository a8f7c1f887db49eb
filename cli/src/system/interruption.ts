/** Ctrl-C and similar events as signals that a command can watch. */
export interface Interruption {
  readonly signal: AbortSignal
  readonly stopGracefully: (within?: number) => AbortSignal
  /** What Ctrl-C does. */
  readonly interrupt: () => void
  /** What a closed terminal or a request to end does, neither of which may come a second time. */
  readonly end: () => void
}

/**
 * Milliseconds that an interrupted command has to clean up: the built-in service removes its photos meanwhile, for
 * which 2 s were not enough on a slow machine that had other work, too.
 */
export const maxShutdown = 5_000

/** At this interruption the program ends without waiting any longer. */
const maxInterruptions = 3

/**
 * The first interruption ends everything or, if a command asked for it, asks that command to stop.
 * `force` is called if that does not help: after `maxShutdown` or the time that the command asked for,
 * or at the third interruption.
 */
export const interruption = (force: () => void): Interruption => {
  const immediate = new AbortController()
  const graceful = new AbortController()
  let isGraceful = false
  let gracePeriod: number | undefined
  let times = 0
  // The timer itself must not keep the program running.
  const forceAfter = (time: number) => void setTimeout(force, time).unref()
  const requestStop = () => {
    if (gracePeriod !== undefined) forceAfter(gracePeriod)
    graceful.abort()
  }
  const abort = () => {
    if (immediate.signal.aborted) return
    forceAfter(maxShutdown)
    // First, so that what stops gracefully can see that there is no time left for it.
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

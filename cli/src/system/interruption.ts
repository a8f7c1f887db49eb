/** Ctrl-C and its relatives as signals that a command can look at. */
export interface Interruption {
  readonly signal: AbortSignal
  readonly stopGracefully: (within?: number) => AbortSignal
  /** What Ctrl-C does. */
  readonly interrupt: () => void
  /** What a closed terminal or a request to end does: no second one may come. */
  readonly end: () => void
}

/** Milliseconds in which a command that was told to end may put its things in order. */
export const maxShutdown = 2_000

/** So many interruptions, and nobody wants to wait any longer. */
const maxInterruptions = 3

/**
 * The first interruption ends everything, or where a command asked for it, asks that command to stop.
 * `force` is called where that does not help: after `maxShutdown` or the time that the command asked for,
 * or at the third interruption.
 */
export const interruption = (force: () => void): Interruption => {
  const atOnce = new AbortController()
  const graceful = new AbortController()
  let isGraceful = false
  let gracePeriod: number | undefined
  let times = 0
  // It must not itself be what keeps the program.
  const forceAfter = (time: number) => void setTimeout(force, time).unref()
  const ask = () => {
    if (gracePeriod !== undefined) forceAfter(gracePeriod)
    graceful.abort()
  }
  const abort = () => {
    if (atOnce.signal.aborted) return
    forceAfter(maxShutdown)
    // First, so that who is stopped gently can see that there is no time for it.
    atOnce.abort()
    graceful.abort()
  }
  const counted = (react: () => void) => () => {
    times += 1
    if (times >= maxInterruptions) force()
    else react()
  }
  return {
    signal: atOnce.signal,
    stopGracefully: (within) => {
      isGraceful = true
      gracePeriod = within
      return graceful.signal
    },
    interrupt: counted(() => {
      if (isGraceful && !graceful.signal.aborted) ask()
      else abort()
    }),
    end: counted(() => {
      if (gracePeriod !== undefined && !graceful.signal.aborted) ask()
      else abort()
    }),
  }
}

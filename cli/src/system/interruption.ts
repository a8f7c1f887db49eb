/** Ctrl-C and its relatives as signals that a command can look at. */
export interface Interruption {
  readonly signal: AbortSignal
  readonly stopGently: (within?: number) => AbortSignal
  /** What Ctrl-C does. */
  readonly interrupt: () => void
  /** What a closed terminal or a request to end does: no second one may come. */
  readonly end: () => void
}

/** Milliseconds in which a command that was told to end may put its things in order. */
export const maxEnding = 2_000

/** So many interruptions, and nobody wants to wait any longer. */
const maxPatience = 3

/**
 * The first interruption ends everything, or where a command asked for it, asks that command to stop.
 * `force` is called where that does not help: after `maxEnding` or the time that the command asked for,
 * or at the third interruption.
 */
export const interruption = (force: () => void): Interruption => {
  const atOnce = new AbortController()
  const gently = new AbortController()
  let isGentle = false
  let gentleTime: number | undefined
  let times = 0
  // It must not itself be what keeps the program.
  const forceAfter = (time: number) => void setTimeout(force, time).unref()
  const ask = () => {
    if (gentleTime !== undefined) forceAfter(gentleTime)
    gently.abort()
  }
  const abort = () => {
    if (atOnce.signal.aborted) return
    forceAfter(maxEnding)
    // First, so that who is stopped gently can see that there is no time for it.
    atOnce.abort()
    gently.abort()
  }
  const counted = (react: () => void) => () => {
    times += 1
    if (times >= maxPatience) force()
    else react()
  }
  return {
    signal: atOnce.signal,
    stopGently: (within) => {
      isGentle = true
      gentleTime = within
      return gently.signal
    },
    interrupt: counted(() => {
      if (isGentle && !gently.signal.aborted) ask()
      else abort()
    }),
    end: counted(() => {
      if (gentleTime !== undefined && !gently.signal.aborted) ask()
      else abort()
    }),
  }
}

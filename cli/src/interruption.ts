/** Ctrl-C and its relatives as signals that a command can look at. */
export interface Interruption {
  readonly signal: AbortSignal
  readonly stopGently: () => AbortSignal
  /** What Ctrl-C does. */
  readonly interrupt: () => void
  /** What a closed terminal or a request to end does: no second one may come. */
  readonly end: () => void
}

/** The first interruption ends everything, or where a command asked for it, asks that command to stop. */
export const interruption = (): Interruption => {
  const atOnce = new AbortController()
  const gently = new AbortController()
  let isGentle = false
  const end = () => {
    gently.abort()
    atOnce.abort()
  }
  return {
    signal: atOnce.signal,
    stopGently: () => {
      isGentle = true
      return gently.signal
    },
    interrupt: () => {
      if (isGentle && !gently.signal.aborted) gently.abort()
      else end()
    },
    end,
  }
}

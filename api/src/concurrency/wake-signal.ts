export interface WakeSignal {
  readonly wake: () => void
  /** Resolves at the next wake, at once if there was one since the last wait, or after `max` milliseconds. */
  readonly wait: (max: number) => Promise<void>
}

/** Wakes the one who waits; a wake while nobody waits is kept. */
export const wakeSignal = (): WakeSignal => {
  let isPending = false
  let resume: () => void = () => undefined
  return {
    wake: () => {
      isPending = true
      resume()
    },
    wait: (max) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resume(), max)
        resume = () => {
          clearTimeout(timer)
          resume = () => undefined
          isPending = false
          resolve()
        }
        if (isPending) resume()
      }),
  }
}

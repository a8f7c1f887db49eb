export interface Bell {
  readonly ring: () => void
  /** Resolves when it rings, at once where it has rung since the last time, or after the time. */
  readonly rung: (max: number) => Promise<void>
}

/** Wakes one who waits; a ring while nobody does is kept. */
export const bell = (): Bell => {
  let hasRung = false
  let wake: () => void = () => undefined
  return {
    ring: () => {
      hasRung = true
      wake()
    },
    rung: (max) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => wake(), max)
        wake = () => {
          clearTimeout(timer)
          wake = () => undefined
          hasRung = false
          resolve()
        }
        if (hasRung) wake()
      }),
  }
}

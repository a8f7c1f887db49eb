/** How many items may be in progress, adapted to how quickly they are done. */
export interface AdaptiveLimit {
  /** A whole number. */
  readonly current: () => number
  /** Begins an item, or a part of one. Report at its end whether it was quick or slow; neither keeps the limit. */
  readonly begin: () => Begun
}

interface Begun {
  readonly quick: () => void
  /** Slow, refused or lost. Counts only if the limit was not lowered since the beginning: one cause slows many items. */
  readonly slow: () => void
}

/** While one item waits, for example for a poll, another one can use what it leaves. */
const minLimit = 2

/** The factor of CUBIC (RFC 9438, 4.6). */
const lowering = 0.7

/**
 * Congestion control as in TCP (RFC 5681): each quick item raises the limit by one, so that it doubles with each round.
 * The first slow item lowers it; from then on, a round raises it by one.
 */
export const adaptiveLimit = (first: number, max: number): AdaptiveLimit => {
  let limit = Math.min(first, max)
  let lowered = 0
  return {
    current: () => Math.floor(limit),
    begin: () => {
      const loweredBefore = lowered
      return {
        quick: () => {
          limit = Math.min(max, limit + (lowered === 0 ? 1 : 1 / limit))
        },
        slow: () => {
          if (lowered > loweredBefore) return
          limit = Math.min(max, Math.max(minLimit, limit * lowering))
          lowered++
        },
      }
    },
  }
}

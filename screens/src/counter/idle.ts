/** The clocks of a page at one moment, in milliseconds like all times here. */
export interface Moment {
  /** Nobody can set it, but it stops while some devices sleep (`performance.now`). */
  readonly steady: number
  /** Goes on during sleep, but people and servers set it (`Date.now`). */
  readonly wall: number
  /** Devices hide the page before they sleep, with few exceptions. */
  readonly isVisible: boolean
}

/** A customer's time at a shared tablet. */
export interface Idle {
  /** Time until the tablet forgets the customer, at most 0 if it is over. */
  readonly left: number
  /** Time during which a face in front of the camera still counts as activity. */
  readonly faceLeft: number
  readonly at: Moment
}

/** The time without activity after which a tablet forgets its customer. */
export const idlePatience = 60_000

/** The same where customers only look: at an analysis, twice as long as a slow one takes, and at their own face in colours. */
export const lookingPatience = 120_000

/** The end of this time is counted down: as long as WCAG 2.2 asks for (2.2.1). */
export const countedTime = 20_000

/** A face alone counts as activity for this long: it may be one on a poster. */
const maxFaceTime = 300_000

/** Difference of the clocks between two looks that rounding and corrected clocks explain. */
const tolerance = 2_000

/**
 * The time between two moments: the steady clock's, and `doubtful` time that has passed only if the device slept.
 *
 * A hidden page may have slept: the wall clock's time counts if it is longer. Infinite if that clock was set back, because
 * the time is then unknown and nobody sees the page. While the page is visible, a wall clock that runs ahead was set, or
 * the device slept without hiding the page.
 */
export function elapsed(
  before: Moment,
  now: Moment,
): { readonly time: number; readonly doubtful: number } {
  const time = now.steady - before.steady
  const ahead = now.wall - before.wall - time
  if (Math.abs(ahead) <= tolerance) return { time, doubtful: 0 }
  if (before.isVisible && now.isVisible) return { time, doubtful: Math.max(0, ahead) }
  return { time: ahead > 0 ? time + ahead : Infinity, doubtful: 0 }
}

export function startIdle(patience: number, at: Moment): Idle {
  return {
    left: patience,
    faceLeft: maxFaceTime,
    at,
  }
}

/** Doubtful time shortens the rest, but leaves a countdown. */
const look = ({ left, faceLeft, at }: Idle, now: Moment): Idle => {
  const { time, doubtful } = elapsed(at, now)
  const rest = left - time
  return {
    left: Math.max(rest - doubtful, Math.min(rest, countedTime)),
    faceLeft: Math.max(0, faceLeft - time),
    at: now,
  }
}

/** The time after a look at the clocks, an input, or a face in front of the camera. Activity after its end comes too late. */
export const continueIdle =
  (patience: number) =>
  (idle: Idle, event: 'look' | 'input' | 'face', now: Moment): Idle => {
    const next = look(idle, now)
    if (event === 'look' || next.left <= 0) return next
    if (event === 'input') return startIdle(patience, now)
    return { ...next, left: Math.max(next.left, Math.min(patience, next.faceLeft)) }
  }

/** The seconds of the countdown, 0 at its end; null before it. */
export function countdownSeconds({ left }: Idle): number | null {
  return left > countedTime ? null : Math.max(0, Math.ceil(left / 1_000))
}

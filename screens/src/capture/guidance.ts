import type { FrameHint } from '@kaoiro/core/photo'

/** The guidance of a visitor over time. Times are milliseconds of one clock. */
export interface Guidance {
  /** The hint that is shown; null before the first. */
  readonly hint: FrameHint | null
  /** When the shown hint appeared. */
  readonly shownAt: number
  /** The hint of the last frames, and since when they have had it. */
  readonly latest: FrameHint | null
  readonly since: number
}

export const noGuidance: Guidance = { hint: null, shownAt: -Infinity, latest: null, since: 0 }

/** A hint is shown once its frames have lasted so long, so that one odd frame changes nothing. */
const settling = 350

/** A shown hint stays at least so long, so that it can be read and a screen reader can finish it. */
const reading = 1_500

/** How long a good frame must last until the shutter releases. */
export const holding = 1_000

/** Takes the hint of a frame into account. */
export function guided(before: Guidance, hint: FrameHint, now: number): Guidance {
  const since = hint === before.latest ? before.since : now
  const isSettled = before.hint === null || now - since >= settling
  // Nobody should wait for a photo that is good, or hold still for one that is not.
  const isUrgent = hint === 'good' || before.hint === 'good'
  const isRead = isUrgent || now - before.shownAt >= reading
  return hint !== before.hint && isSettled && isRead
    ? { hint, shownAt: now, latest: hint, since }
    : { ...before, latest: hint, since }
}

/** How much of the holding is done, 0 to 1. At 1 the shutter releases; each frame of the holding was good. */
export function held({ hint, shownAt, latest, since }: Guidance, now: number): number {
  return hint === 'good' && latest === 'good'
    ? Math.min(1, Math.max(0, (now - Math.max(shownAt, since)) / holding))
    : 0
}

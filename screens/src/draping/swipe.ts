/** To the next colour (1), which comes from the right, or to the one before (-1). */
export type Way = -1 | 1

/** A finger that pulls another colour in. */
export interface Pull {
  readonly pointer: number
  /** Where it began, in pixels, and the width of the picture. */
  readonly x: number
  readonly width: number
  /** When it began, in ms. */
  readonly since: number
  /** Percent of the width; left is negative. */
  readonly by: number
}

/** Pixels within which a finger may tremble. */
const slack = 6

/** A swipe counts if it is this long, in percent of the width, or this fast, in percent per ms. */
const far = 22
const fast = 0.09

/** The pull after a movement of its pointer; null while the finger only trembles. */
export function pulled(pull: Pull, x: number): Pull | null {
  const pixels = x - pull.x
  if (pull.by === 0 && Math.abs(pixels) < slack) return null
  return { ...pull, by: Math.min(100, Math.max(-100, (100 * pixels) / pull.width)) }
}

/** Whether a pull that ends now changes the colour. */
export function decides({ by, since }: Pull, now: number): boolean {
  const length = Math.abs(by)
  return length > far || length / Math.max(1, now - since) > fast
}

export function wayOf(by: number): Way {
  return by < 0 ? 1 : -1
}

/** Where the hairline guide lies, in percent of the picture's height from its top: 0 to 100. */
export type Hairline = number

export const defaultHairline: Hairline = 20

/** Any number as a hairline; what is no number leaves the guide at its default. */
export const clampHairline = (percent: number): Hairline =>
  Number.isNaN(percent) ? defaultHairline : Math.min(100, Math.max(0, percent))

/**
 * The hairline under a pointer.
 *
 * @param container the picture's box and the pointer's y, all in the same unit and origin
 */
export const hairlineAt = (
  container: { readonly top: number; readonly height: number },
  pointerY: number,
): Hairline =>
  container.height > 0
    ? clampHairline(((pointerY - container.top) / container.height) * 100)
    : defaultHairline

const steps: ReadonlyMap<string, (hairline: Hairline) => number> = new Map([
  ['ArrowUp', (hairline: Hairline) => hairline - 1],
  ['ArrowLeft', (hairline: Hairline) => hairline - 1],
  ['ArrowDown', (hairline: Hairline) => hairline + 1],
  ['ArrowRight', (hairline: Hairline) => hairline + 1],
  ['PageUp', (hairline: Hairline) => hairline - 10],
  ['PageDown', (hairline: Hairline) => hairline + 10],
  ['Home', () => 0],
  ['End', () => 100],
])

/** Whether a key is one that the guide answers to, at the ends too, where it moves no further. */
export const isHairlineKey = (key: string): boolean => steps.has(key)

/**
 * The hairline after a key, named as `KeyboardEvent.key` does: arrows move by 1 percent, page keys
 * by 10, Home and End to the ends; any other key leaves it. Up is towards the top of the picture.
 */
export const hairlineAfterKey = (hairline: Hairline, key: string): Hairline =>
  clampHairline(steps.get(key)?.(hairline) ?? hairline)

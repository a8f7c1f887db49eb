/** Position of the hairline guide, in percent of the image height from the top (0 to 100). */
export type Hairline = number

export const defaultHairline: Hairline = 20

/** Clamps a number to the valid range; NaN becomes the default. */
export function clampHairline(percent: number): Hairline {
  return Number.isNaN(percent) ? defaultHairline : Math.min(100, Math.max(0, percent))
}

/**
 * The hairline at a pointer position.
 *
 * @param container top and height of the picture, in the same unit and origin as `pointerY`
 */
export function hairlineAt(
  container: { readonly top: number; readonly height: number },
  pointerY: number,
): Hairline {
  return container.height > 0
    ? clampHairline(((pointerY - container.top) / container.height) * 100)
    : defaultHairline
}

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

/** Whether the guide handles a key, including at the ends, where it cannot move further. */
export const isHairlineKey = (key: string): boolean => steps.has(key)

/**
 * The hairline after a key press, named as in `KeyboardEvent.key`: arrow keys move it by 1 percent, page keys by
 * 10, Home and End to the ends. Other keys leave it unchanged. Up moves towards the top.
 */
export function hairlineAfterKey(hairline: Hairline, key: string): Hairline {
  return clampHairline(steps.get(key)?.(hairline) ?? hairline)
}

import { contrast } from '@kaoiro/core/colour'
import { tones } from './tones.js'

/** Text colours, the softer ones first. One of the last two has a contrast of at least 4.58 on any colour. */
const textColours = [tones.ink, tones.paper, '#000000', '#ffffff'] as const

/** Minimum contrast of text of any size (WCAG 2.2 AA). */
const minContrast = 4.5

/** The text colour to use on these colours, as `#rrggbb`: the first that is legible on all of them, or the best one. */
export function legibleOn(grounds: ReadonlyArray<string>): string {
  const worst = textColours.map((text) =>
    Math.min(...grounds.map((ground) => contrast(text, ground))),
  )
  const first = worst.findIndex((ratio) => ratio >= minContrast)
  return textColours[first < 0 ? worst.indexOf(Math.max(...worst)) : first] ?? tones.ink
}

/** A text colour if it is legible on the ground of the drawings, otherwise their ink. */
export function legibleOnGround(colour: string): string {
  return contrast(colour, tones.ground) >= minContrast ? colour : tones.ink
}

import { bytesOfHex } from '@kaoiro/core/colour'

/** Styles of terminal text; without colours, functions that return the text unchanged. */
export interface Style {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly green: (text: string) => string
  readonly yellow: (text: string) => string
}

/** Wraps text in the ECMA-48 codes (8.3.117, SGR) that switch a style on and off. */
const sgr =
  (on: number, off: number) =>
  (text: string): string =>
    `\x1b[${on}m${text}\x1b[${off}m`

const coloured: Style = {
  bold: sgr(1, 22),
  dim: sgr(2, 22),
  red: sgr(31, 39),
  green: sgr(32, 39),
  yellow: sgr(33, 39),
}

const asIs = (text: string): string => text

const plain: Style = { bold: asIs, dim: asIs, red: asIs, green: asIs, yellow: asIs }

export const styleFor = (colour: boolean): Style => (colour ? coloured : plain)

/** Draws a colour, `#rrggbb`, followed by a space; empty without colours. */
export type DrawSwatch = (colour: string) => string

/** Levels of a channel in the 6 × 6 × 6 colours that terminals with 256 colours have from number 16 on. */
const levels = [0, 95, 135, 175, 215, 255]

const nearestLevel = (byte: number): number =>
  levels.reduce(
    (best, level, at) =>
      Math.abs(level - byte) < Math.abs((levels[best] ?? 0) - byte) ? at : best,
    0,
  )

/**
 * Two columns in a colour. Terminals that can show all colours say so in COLORTERM, those with xterm's 256 in TERM, which
 * get the nearest of these; others get no swatch, because they would show another colour or none.
 */
export function swatchFor(
  hasColour: boolean,
  { COLORTERM = '', TERM = '' }: Readonly<Record<string, string | undefined>>,
): DrawSwatch {
  const isFull = /^(truecolor|24bit)$/i.test(COLORTERM)
  if (!hasColour || !(isFull || /256color/.test(TERM))) return () => ''
  return (colour) => {
    const bytes = bytesOfHex(colour)
    const [red, green, blue] = bytes.map(nearestLevel)
    const cube = 16 + 36 * (red ?? 0) + 6 * (green ?? 0) + (blue ?? 0)
    const code = isFull ? `48;2;${bytes.join(';')}` : `48;5;${cube}`
    return `\x1b[${code}m  \x1b[0m `
  }
}

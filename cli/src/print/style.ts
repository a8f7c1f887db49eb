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

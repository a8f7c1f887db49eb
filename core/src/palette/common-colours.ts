import type { HexColour } from '../colour/hex-colour.js'

/** Everyday colours, which people type by name. The values are those of CSS Color 4; the names are in the texts. */
export const commonColours = {
  red: '#ff0000',
  orange: '#ffa500',
  yellow: '#ffff00',
  green: '#008000',
  blue: '#0000ff',
  navy: '#000080',
  purple: '#800080',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  beige: '#f5f5dc',
  grey: '#808080',
  white: '#ffffff',
  black: '#000000',
  turquoise: '#40e0d0',
} as const satisfies Readonly<Record<string, HexColour>>

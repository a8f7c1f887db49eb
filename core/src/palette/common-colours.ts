import type { HexColour } from '../colour/hex-colour.js'
import { everydayColours } from './everyday.js'

const { denim: _, ...clothes } = everydayColours

/** Colours that people type by name, as clothes have them: dyed cotton and wool are duller than the colours of screens. */
export const commonColours = {
  red: '#b1282f',
  orange: '#d0703a',
  yellow: '#e2b944',
  green: '#3d6b4f',
  turquoise: '#3c9ca3',
  blue: '#2f589b',
  purple: '#694c86',
  pink: '#e2a6b3',
  ...clothes,
} as const satisfies Readonly<Record<string, HexColour>>

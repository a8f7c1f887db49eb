import type { SeasonCuts } from '../constants/fit-cuts.js'
import { sourceLine } from './source-text.js'

/** core/src/analysis/colour/season-cuts.ts */
export const cutsText = (source: string, { warmth, warm, cool }: SeasonCuts): string =>
  `${sourceLine(source)}
/**
 * Quantiles of the faces labelled East Asian, so that their shares are those that professionals found among
 * some 11,000 people in Japan (Color Science Association of Japan): spring 23, summer 40, autumn 21,
 * winter 16 %.
 */
export const seasonCuts = {
  /** Warmth from which on a colouring is warm. */
  warmth: ${warmth},
  /** Lightness from which on a warm one is light. */
  warm: ${warm},
  /** And a cool one. */
  cool: ${cool},
}
`

// Printed by `npm run fit` from 1,572 photos, and 1,092 in other poses, of 396 people (180 in folders *asian*).
/**
 * Quantiles of the faces labelled East Asian, so that their shares are those that professionals found among
 * some 11,000 people in Japan (Color Science Association of Japan): spring 23, summer 40, autumn 21,
 * winter 16 %.
 */
export const seasonCuts = {
  /** Warmth from which on a colouring is warm. */
  warmth: 0.21,
  /** Lightness from which on a warm one is light. */
  warm: -0.67,
  /** And a cool one. */
  cool: -0.13,
}

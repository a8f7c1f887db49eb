// Settled: chosen so that no group of generated faces exceeds 55 % of a season (tools/research/notes/56); `npm run fit` prints others.
/**
 * Thresholds between the seasons. They are quantiles of the faces labelled East Asian, chosen so that the seasons have
 * the shares that professionals found among some 11,000 people in Japan (Color Science Association of Japan): spring
 * 23, summer 40, autumn 21, winter 16 %.
 */
export const seasonCuts = {
  /** Colourings with at least this warmth are warm. */
  warmth: 0.24,
  /** Warm colourings with at least this lightness are light. */
  warm: 0.24,
  /** Cool colourings with at least this lightness are light. */
  cool: -0.9,
}

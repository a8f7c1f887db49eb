/** External pages that the result page links to; separate from `site.ts`, which the first load contains. */
export const resultLinks = {
  /** The page where a visitor can start another diagnosis. */
  again: 'https://www.example.com/beauty/kaoiro/',
  reservation: 'https://www.example.com/beauty/counselling/',
} as const

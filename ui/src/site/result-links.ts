/** External pages that the result page links to; separate from `site.ts`, which the first load contains. */
export const resultLinks = {
  /** Where a visitor with a result starts again. */
  again: 'https://www.example.com/beauty/kaoiro/',
  reservation: 'https://www.example.com/beauty/counselling/',
} as const

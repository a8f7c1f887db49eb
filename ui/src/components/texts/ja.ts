import { site } from '../../site/site.js'

/** The texts of the components that several features share. */
export const sharedJa = {
  pageTitle: (heading: string): string => `${heading}｜${site.brand}`,
  steps: { label: 'ステップ', of: '／', total: 3 },
}

export type SharedTexts = typeof sharedJa

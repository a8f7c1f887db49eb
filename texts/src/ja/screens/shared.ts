/** The heading of screens that report an error. */
export const errorHeading: string = 'エラー'

/** The texts of the components that several features share. */
export const shared = {
  pageTitle: (heading: string, brand: string): string => `${heading}｜${brand}`,
  steps: { label: 'ステップ', outOf: '／3' },
}

export type SharedTexts = typeof shared

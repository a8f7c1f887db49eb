import type { SharedTexts } from '../../ja/screens/shared.js'

/** The heading of screens that report an error. */
export const errorHeading: string = '很抱歉，發生錯誤'

export const shared: SharedTexts = {
  pageTitle: (heading, brand) => `${heading}｜${brand}`,
  steps: { label: '步驟', outOf: '／3' },
}

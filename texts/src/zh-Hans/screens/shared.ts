import type { SharedTexts } from '../../ja/screens/shared.js'

/** The heading of screens that report an error. */
export const errorHeading: string = '抱歉，出错了'

export const shared: SharedTexts = {
  pageTitle: (heading, brand) => `${heading}｜${brand}`,
  steps: { label: '步骤', outOf: '/3' },
}

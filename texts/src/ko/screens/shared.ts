import type { SharedTexts } from '../../ja/screens/shared.js'

/** The heading of screens that report an error. */
export const errorHeading: string = '오류가 발생했습니다'

export const shared: SharedTexts = {
  pageTitle: (heading, brand) => `${heading} | ${brand}`,
  steps: { label: '단계', outOf: '/3' },
}

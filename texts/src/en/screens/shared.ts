import type { SharedTexts } from '../../ja/screens/shared.js'

export const errorHeading: string = 'Error'

export const shared: SharedTexts = {
  pageTitle: (heading, brand) => `${heading} | ${brand}`,
  steps: { label: 'Step', outOf: ' / 3' },
}

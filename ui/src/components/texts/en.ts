import { site } from '../../site/site.js'
import type { SharedTexts } from './ja.js'

export const sharedEn: SharedTexts = {
  pageTitle: (heading) => `${heading} | ${site.brand}`,
  steps: { label: 'Step', of: ' / ', total: 3 },
}

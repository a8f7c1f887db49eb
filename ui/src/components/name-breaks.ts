import { breakPlace } from './break-place.js'

/** Long names break at their space ("Yellow-base spring") or between words (スマートカジュアル). */
export const withNameBreaks = (name: string): string =>
  name.replaceAll('-', '\u2011').replace('スマート', `スマート${breakPlace}`)

import { breakPlace } from './break-place.js'

/** Set in two lines, "Yellow-base spring" is parted at its space, and スマートカジュアル between its words. */
export const withNameBreaks = (name: string): string =>
  name.replaceAll('-', '\u2011').replace('スマート', `スマート${breakPlace}`)

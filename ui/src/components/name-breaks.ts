import { breakPlace } from './break-place.js'

/** Long names break at their space ("Yellow-base spring") or between words (スマートカジュアル, イエローベース春). */
export const withNameBreaks = (name: string): string =>
  name.replaceAll('-', '\u2011').replace(/スマート|ベース(?=[春夏秋冬])/, `$&${breakPlace}`)

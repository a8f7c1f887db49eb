import type { Shade, Translated } from '@kaoiro/core/products'
import { shadeDistances } from '@kaoiro/store/shades'

/** A name in Japanese, English, traditional and simplified Chinese, and Korean. */
export const named = (
  ja: string,
  en: string,
  hant: string,
  hans: string,
  ko: string,
): Translated => {
  const names = { ja, en, 'zh-Hant': hant, 'zh-Hans': hans, ko }
  return names
}

/** A shade with its name in these languages. */
export const shade = (colour: Shade['colour'], ...names: Parameters<typeof named>): Shade => ({
  name: named(...names),
  colour,
  distances: shadeDistances(colour),
})

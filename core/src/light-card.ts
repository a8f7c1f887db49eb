import type { Language } from './language/language.js'
import { languageQuery } from './language/language.js'
export type { Box } from './light-card/geometry.js'
export { blackField, cardSize, codeBox, lightSamples, textBox } from './light-card/geometry.js'
export type { EncodeCode, LongSite, Modules } from './light-card/site-code.js'
export { isCardText, maxSiteLength, siteCode } from './light-card/site-code.js'

/** The path of the printable light card, a PDF that the service draws. */
export const lightCardPath = '/light-card.pdf'

/** @param siteLanguage the first language that the site offers */
export function lightCardAddress(language: Language, siteLanguage: Language): string {
  return lightCardPath + languageQuery(language, siteLanguage)
}

/** The file with the design of a language's light card, in the folder of cards that the UI's build writes. */
export const lightCardFile = (language: Language): string => `light-card-${language}.json`

/** The file with the outlines of letters for brands, in the same folder; compressed, because it has some thousand. */
export const brandOutlinesFile = 'brand.json.gz'

import type { Language } from './content.js'
import { languages } from './content.js'

/** The language of a page whose address names none: whoever shares or crawls it gets one and the same page. */
export const defaultLanguage: Language = 'ja'

/** The parameter of a page's address that names its language. */
export const languageParameter = 'lang'

/** The language of this name, as an address or a browser's storage has it; null if there is none. */
export const languageNamed = (name: unknown): Language | null =>
  languages.find((language) => language === name) ?? null

/** What an address ends with so that the page is in this language. */
export const languageQuery = (language: Language): string =>
  language === defaultLanguage ? '' : `?${languageParameter}=${language}`

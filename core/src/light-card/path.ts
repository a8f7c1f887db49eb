import type { Language } from '../language/language.js'
import { languageQuery } from '../language/language.js'

/** The path of the printable light card, a PDF that the service draws. */
export const lightCardPath = '/light-card.pdf'

export const lightCardAddress = (language: Language): string =>
  lightCardPath + languageQuery(language)

/** The file with the design of a language's light card, in the folder of cards that the UI's build writes. */
export const lightCardFile = (language: Language): string => `light-card-${language}.json`

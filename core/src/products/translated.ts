// A file of its own, because the first load of the screens needs no products.
import type { Language } from '../language/language.js'
import { languageNamed } from '../language/language.js'

/** A text of the store, in at least one language. A store's reader puts the store's default language first. */
export type Translated = Readonly<Partial<Record<Language, string>>>

/** A text, and the language that it is in. */
export interface TextInLanguage {
  readonly text: string
  readonly language: Language
}

/**
 * The text in a language, otherwise in English, which most visitors from abroad read more easily than the store's
 * language, or in the first language that it has. An empty text counts as missing.
 */
export const inLanguage =
  (wanted: Language) =>
  (texts: Translated): TextInLanguage => {
    const given = Object.keys(texts).map(languageNamed)
    const has = (each: Language | null) => each !== null && (texts[each] ?? '') !== ''
    const language = [wanted, 'en' as const, ...given].find(has) ?? wanted
    return { text: texts[language] ?? '', language }
  }

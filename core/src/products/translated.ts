import type { Language } from '../language/language.js'
import { defaultLanguage } from '../language/language.js'

/** A text of the store in the site's default language, and in any of its other languages. */
export type Translated = Readonly<
  Record<typeof defaultLanguage, string> & Partial<Record<Language, string>>
>

/** Languages for visitors if their own is missing. Most of those from abroad read English more easily than Japanese. */
const fallbacks: ReadonlyArray<Language> = ['en', defaultLanguage]

/** A text, and the language that it is in. */
export interface TextInLanguage {
  readonly text: string
  readonly language: Language
}

/** The text in a language, otherwise in a fallback. An empty text counts as missing. */
export const inLanguage =
  (wanted: Language) =>
  (texts: Translated): TextInLanguage => {
    const has = (language: Language) => (texts[language] ?? '') !== ''
    const language = [wanted, ...fallbacks].find(has) ?? defaultLanguage
    return { text: texts[language] ?? '', language }
  }

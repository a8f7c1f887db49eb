import * as listed from './languages.js'

export type Language = keyof typeof listed

/** A language's own name, and loaders for its texts. */
export type Locale = typeof listed.ja

export const locales: Readonly<Record<Language, Locale>> = listed

/** The language of a page if neither its address nor the visitor specifies one, as for crawlers and link previews. */
export const defaultLanguage = 'ja' satisfies Language

/** Every language except the default one. The texts of the default language are built into each screen. */
export type Translation = Exclude<Language, typeof defaultLanguage>

const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(listed, name)

/** All languages, the default one first. */
export const languages: ReadonlyArray<Language> = [
  ...new Set<Language>([defaultLanguage, ...Object.keys(listed).filter(isLanguage)]),
]

/** The language with this name, which may come from an address or a browser's storage; null if there is none. */
export const languageNamed = (name: unknown): Language | null => (isLanguage(name) ? name : null)

/** The query parameter for the language of a page. */
export const languageParameter = 'lang'

/** The query for a page in this language; empty for the default language. */
export const languageQuery = (language: Language): string =>
  language === defaultLanguage ? '' : `?${languageParameter}=${language}`

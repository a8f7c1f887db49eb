import * as listed from './languages.js'

export type Language = keyof typeof listed

/** A language's own name, and loaders for its texts. */
export type Locale = typeof listed.ja

export const locales: Readonly<Record<Language, Locale>> = listed

/** The language of a page whose address names none, so that all who share or crawl it get the same page. */
export const defaultLanguage = 'ja' satisfies Language

/** Every language but the default one, whose texts are part of each screen. */
export type Translation = Exclude<Language, typeof defaultLanguage>

const isLanguage = (name: unknown): name is Language =>
  typeof name === 'string' && Object.hasOwn(listed, name)

/** All languages, the default one first. */
export const languages: ReadonlyArray<Language> = [
  ...new Set<Language>([defaultLanguage, ...Object.keys(listed).filter(isLanguage)]),
]

/** The language of this name, as found in an address or a browser's storage; null if there is none. */
export const languageNamed = (name: unknown): Language | null => (isLanguage(name) ? name : null)

/** The query parameter of a page that names its language. */
export const languageParameter = 'lang'

/** The query that makes a page appear in this language; empty for the default language. */
export const languageQuery = (language: Language): string =>
  language === defaultLanguage ? '' : `?${languageParameter}=${language}`

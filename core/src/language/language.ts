/** The languages of the product (BCP 47), the default one first. A store may offer fewer, in another order. */
export const languages = ['ja', 'en', 'zh-Hant', 'zh-Hans', 'ko'] as const

export type Language = (typeof languages)[number]

/** The language of a page if neither its address nor the visitor specifies one, as for crawlers and link previews. */
export const defaultLanguage = 'ja' satisfies Language

/** Every language except the default one. The texts of the default language are built into each screen. */
export type Translation = Exclude<Language, typeof defaultLanguage>

/** The language with this name, which may come from an address or a browser's storage; null if there is none. */
export const languageNamed = (name: unknown): Language | null =>
  languages.find((language) => language === name) ?? null

/** The query parameter for the language of a page. */
export const languageParameter = 'lang'

/**
 * The query for a page in this language; empty for the default language of its site.
 *
 * @param siteLanguage the first language that the site offers
 */
export const languageQuery = (
  language: Language,
  siteLanguage: Language = defaultLanguage,
): string => (language === siteLanguage ? '' : `?${languageParameter}=${language}`)

/** The languages of the product (BCP 47), the default one first. A store may offer fewer, in another order. */
export const languages = ['ja', 'en', 'zh-Hant', 'zh-Hans', 'ko'] as const

export type Language = (typeof languages)[number]

/** The language of a page if neither its address nor the visitor specifies one, as for crawlers and link previews. */
export const defaultLanguage = 'ja' satisfies Language

/** Every language except the default one. The texts of the default language are built into each screen. */
export type Translation = Exclude<Language, typeof defaultLanguage>

/** The language with this name, which may come from an address or a browser's storage; null if there is none. */
export function languageNamed(name: unknown): Language | null {
  return languages.find((language) => language === name) ?? null
}

/** The query parameter for the language of a page. */
export const languageParameter = 'lang'

/**
 * The query for a page in this language; empty for the default language of its site.
 *
 * @param siteLanguage the first language that the site offers
 */
export function languageQuery(
  language: Language,
  siteLanguage: Language = defaultLanguage,
): string {
  return language === siteLanguage ? '' : `?${languageParameter}=${language}`
}

/**
 * The first of a visitor's languages that we have: `en-GB` finds `en`, `zh-TW` finds `zh-Hant`. Null without a match.
 *
 * @param tags BCP 47 tags or locales of operating systems, the preferred one first; invalid ones are ignored
 * @param offered the languages that the site offers
 */
export function preferredLanguage(
  tags: ReadonlyArray<string>,
  offered: ReadonlyArray<Language> = languages,
): Language | null {
  for (const tag of tags) {
    const found = languageOf(tag)
    if (found !== null && offered.includes(found)) return found
  }
  return null
}

/** Maximum characters of a tag: twice the length that RFC 5646 (4.4.1) recommends. `Intl` needs 0.1 s for 13,000. */
const maxTagLength = 70

/** Maximum number of tags that are read from a header: `Intl` needs up to 0.05 ms for each. */
const maxTags = 10

/** Unicode's likely subtags add the script, which regions decide in Chinese: `zh-HK` is `zh-Hant-HK`. */
const languageOf = (tag: string): Language | null => {
  if (tag.length > maxTagLength) return null
  try {
    const locale = new Intl.Locale(asBcp47(tag))
    return (
      lookedUp(locale.baseName) ??
      lookedUp(locale.maximize().baseName) ??
      (sinitic.has(locale.language) ? lookedUp(asChinese(locale)) : null)
    )
  } catch {
    // Invalid tags.
    return null
  }
}

/** The languages of the macrolanguage `zh` (ISO 639-3). Each is also an extended subtag: `zh-yue` is `yue`. */
const sinitic: ReadonlySet<string> = new Set(
  'cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn luh lzh mnp nan sjc wuu yue'.split(' '),
)

/** Their readers read Chinese in the script of their region. */
const asChinese = (locale: Intl.Locale): string =>
  new Intl.Locale(`zh-${locale.script ?? locale.maximize().region ?? 'CN'}`).maximize().baseName

/**
 * The tag as `Intl` expects it. Reads locales of POSIX (`zh_TW.UTF-8`, `ca_ES@valencia`) and Java (`zh_TW_#Hant`),
 * extended subtags (`zh-cmn-Hans`, `zh-min-nan`) and Windows' names of the scripts (`zh-CHT`).
 */
const asBcp47 = (tag: string): string =>
  tag
    .trim()
    .replace(/[-_]?[.@#].*/s, '')
    .replaceAll('_', '-')
    .replace(/^zh-(?:min-)?([a-z]{3})(?![^-])/i, (given, extended: string) =>
      sinitic.has(extended.toLowerCase()) ? extended : given,
    )
    .replace(/^zh-ch(?=[st]$)/i, 'zh-Han')

/** RFC 4647's lookup. */
const lookedUp = (tag: string): Language | null => {
  const shorter = tag.lastIndexOf('-')
  return languageNamed(tag) ?? (shorter > 0 ? lookedUp(tag.slice(0, shorter)) : null)
}

/**
 * The tags of an `Accept-Language` header, the preferred one first (RFC 9110, 12.5.4). Leaves out `*` and rejected
 * languages. Reads the first ten entries.
 */
export function acceptedLanguages(header: string): ReadonlyArray<string> {
  return header
    .split(',', maxTags)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '*' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

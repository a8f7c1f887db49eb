import type { Language } from './language.js'
import { languageNamed } from './language.js'

/**
 * The first of a visitor's languages that we have: `en-GB` finds `en`, `zh-TW` finds `zh-Hant`. Null without a match.
 *
 * @param tags BCP 47 tags, the preferred one first; invalid ones are ignored
 */
export const preferredLanguage = (tags: ReadonlyArray<string>): Language | null => {
  for (const tag of tags) {
    const found = languageOf(tag)
    if (found !== null) return found
  }
  return null
}

/** Unicode's likely subtags add the script, which regions decide in Chinese: `zh-HK` is `zh-Hant-HK`. */
const languageOf = (tag: string): Language | null => {
  try {
    const locale = new Intl.Locale(tag)
    return lookedUp(locale.baseName) ?? lookedUp(locale.maximize().baseName)
  } catch {
    // Invalid tags.
    return null
  }
}

/** RFC 4647's lookup. */
const lookedUp = (tag: string): Language | null => {
  const shorter = tag.lastIndexOf('-')
  return languageNamed(tag) ?? (shorter > 0 ? lookedUp(tag.slice(0, shorter)) : null)
}

/**
 * The tags of an `Accept-Language` header, the preferred one first (RFC 9110, 12.5.4). Leaves out `*` and rejected
 * languages.
 */
export const acceptedLanguages = (header: string): ReadonlyArray<string> =>
  header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '*' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)

import type { Language } from './language.js'
import { languageNamed } from './language.js'

/**
 * The first of a visitor's languages that we have, by RFC 4647's lookup: `en-GB` finds `en`. Null without a match.
 *
 * @param tags BCP 47 tags, the preferred one first
 */
export const preferredLanguage = (tags: ReadonlyArray<string>): Language | null => {
  for (const tag of tags) {
    const found = lookedUp(tag)
    if (found !== null) return found
  }
  return null
}

const lookedUp = (tag: string): Language | null => {
  const shorter = tag.lastIndexOf('-')
  return languageNamed(tag) ?? (shorter > 0 ? lookedUp(tag.slice(0, shorter)) : null)
}

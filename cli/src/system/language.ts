import type { Language } from '@kaoiro/core/language'
import { preferredLanguage } from '@kaoiro/core/language'
import type { Streams } from './streams.js'

/** The language for locales without texts, such as `C`. */
const defaultLanguage: Language = 'en'

/**
 * Returns the locale's language if there are texts in it, otherwise English. As in POSIX, the first of these
 * variables that is not empty counts.
 */
export function localeLanguage(env: Streams['env']): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (value) => value !== undefined && value !== '',
  )
  return preferredLanguage([locale ?? '']) ?? defaultLanguage
}

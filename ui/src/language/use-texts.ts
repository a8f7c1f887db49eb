import { use } from 'react'
import type { Language, Translation } from '@kaoiro/core/language'
import { defaultLanguage } from '@kaoiro/core/language'
import type { ScreenTexts } from '@kaoiro/texts/screens'
import { throwNotLoaded } from '../adapters/load-screen.js'
import { site } from '../site/site.js'
import { useLanguage } from './language.js'

/**
 * Returns the texts of one part of the site in the visitor's language. Loads them when they are first needed. If that
 * fails, the part is shown in the default language, until the visitor has switched to that language and back.
 */
export function useTexts<T>(texts: ScreenTexts<T>): T {
  const language = useLanguage()
  // Always a promise: React counts those of a component. If one were missing when it renders again, the next part would
  // get the texts of this one.
  if (language !== defaultLanguage)
    return use(texts.loaded.get(language) ?? loadOnce(texts, language))
  texts.loading.clear()
  return texts.builtIn
}

/** Loads texts before they are shown; rejects if that fails. */
export async function loadTexts<T>(texts: ScreenTexts<T>, language: Language): Promise<T> {
  if (language === defaultLanguage) return texts.builtIn
  const loading = texts.load(language)
  const value = await loading
  // React reads these two fields, and does not wait.
  texts.loaded.set(language, Object.assign(loading, { status: 'fulfilled', value }))
  return value
}

function loadOnce<T>(texts: ScreenTexts<T>, language: Translation): Promise<T> {
  const loading =
    texts.loading.get(language) ??
    loadTexts(texts, language).catch((error: unknown) =>
      // A site that does not offer the default language shows an error instead.
      site.languages.includes(defaultLanguage) ? texts.builtIn : throwNotLoaded(error),
    )
  texts.loading.set(language, loading)
  return loading
}

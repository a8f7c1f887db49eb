import { use } from 'react'
import type { Language, Translation } from '@kaoiro/core/language'
import { defaultLanguage } from '@kaoiro/core/language'
import { screens } from '@kaoiro/texts/screens'
import { useLanguage } from './language.js'
import { throwNotLoaded } from '../adapters/load-screen.js'
import { site } from '../site/site.js'

type Screens = Awaited<ReturnType<(typeof screens)[Translation]>>

export interface TextsHook<T> {
  (): T
  /** Loads the texts before they are shown; rejects if that fails. */
  readonly load: (language: Language) => Promise<T>
}

/**
 * Creates the hook that returns the texts of one part of the site. The default language's texts are in the part's
 * code; those of other languages are loaded when first needed. If that fails, the part is shown in the default
 * language. It loads the texts again after the visitor has switched to the default language and back.
 *
 * @param part selects the part's texts from all texts of a language's screens
 */
export const createTextsHook = <T>(
  defaultTexts: T,
  part: (screens: Screens) => T | Promise<T>,
): TextsHook<T> => {
  const loaded = new Map<Translation, T>()
  const loading = new Map<Translation, Promise<T>>()
  const failed = new Set<Translation>()

  const load = async (language: Translation): Promise<T> => {
    const texts = await part(await screens[language]())
    loaded.set(language, texts)
    return texts
  }
  const textsIn = (language: Translation): Promise<T> => {
    const texts =
      loading.get(language) ??
      load(language).catch((error: unknown) => {
        // A site that does not offer the default language shows an error instead.
        if (!site.languages.includes(defaultLanguage)) return throwNotLoaded(error)
        failed.add(language)
        return defaultTexts
      })
    loading.set(language, texts)
    return texts
  }
  const forgetFailures = () => {
    for (const language of failed) loading.delete(language)
    failed.clear()
  }

  const useTexts = (): T => {
    const language = useLanguage()
    if (language !== defaultLanguage) return loaded.get(language) ?? use(textsIn(language))
    forgetFailures()
    return defaultTexts
  }
  return Object.assign(useTexts, {
    load: (language: Language) =>
      language === defaultLanguage ? Promise.resolve(defaultTexts) : load(language),
  })
}

import { use } from 'react'
import type { Language } from '@kaoiro/core/content/content'
import { useLanguage } from './language.js'

type Others = Exclude<Language, 'ja'>

/** What loads the texts of one part of the site, by language; Japanese comes with the part. */
type Loaders<T> = Readonly<Record<Others, () => Promise<T>>>

export interface TextsHook<T> {
  (): T
  /** Loads the texts before they are shown; rejects if they do not come. */
  readonly load: (language: Language) => Promise<unknown>
}

/**
 * The hook for the texts of one part of the site. A language other than Japanese is loaded when it is
 * first shown, unless it was loaded before. If that fails, the part stays in Japanese, and tries again when
 * the language is chosen once more.
 */
export const createTextsHook = <T>(ja: T, loaders: Loaders<T>): TextsHook<T> => {
  const loaded = new Map<Others, T>()
  const loading = new Map<Others, Promise<T>>()
  const failed = new Set<Others>()

  const load = async (language: Others): Promise<T> => {
    const texts = await loaders[language]()
    loaded.set(language, texts)
    return texts
  }
  const textsIn = (language: Others): Promise<T> => {
    const texts =
      loading.get(language) ??
      load(language).catch(() => {
        failed.add(language)
        return ja
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
    if (language !== 'ja') return loaded.get(language) ?? use(textsIn(language))
    forgetFailures()
    return ja
  }
  return Object.assign(useTexts, {
    load: (language: Language) => (language === 'ja' ? Promise.resolve() : load(language)),
  })
}

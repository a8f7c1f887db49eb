import { use } from 'react'
import type { Language } from '@kaoiro/core/content/content'
import { useLanguage } from './language.js'

type Others = Exclude<Language, 'ja'>

/** What loads the texts of one part of the site, by language; Japanese comes with the part. */
type Loaders<T> = Readonly<Record<Others, () => Promise<T>>>

/** Loads the texts of one part of the site before they are shown; rejects if they do not come. */
export const createTextsLoader =
  (load: Loaders<unknown>) =>
  (language: Language): Promise<unknown> =>
    language === 'ja' ? Promise.resolve() : load[language]()

/**
 * The hook for the texts of one part of the site. A language other than Japanese is loaded when it is
 * first shown. If that fails, the part stays in Japanese, and tries again when the language is chosen
 * once more.
 */
export const createTextsHook = <T>(ja: T, load: Loaders<T>) => {
  const loading = new Map<Others, Promise<T>>()
  const failed = new Set<Others>()

  const textsIn = (language: Others): Promise<T> => {
    const texts =
      loading.get(language) ??
      load[language]().catch(() => {
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
    if (language !== 'ja') return use(textsIn(language))
    forgetFailures()
    return ja
  }
  return useTexts
}

import { use } from 'react'
import type { Language } from '@kaoiro/core/content/content'
import { useLanguage } from './language.js'

type Others = Exclude<Language, 'ja'>

/**
 * The hook for the texts of one part of the site. Japanese comes with the part; another language is
 * loaded when it is wanted. Where that fails, the part speaks on as before, and tries again when the
 * language is chosen once more.
 */
export const textsOf = <T>(ja: T, load: Readonly<Record<Others, () => Promise<T>>>) => {
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

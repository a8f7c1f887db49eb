import { use } from 'react'
import { useLanguage } from './language.js'

/**
 * The hook for the texts of one part of the site. Japanese comes with the part; English is loaded when
 * it is wanted, and where it does not come, the part speaks on as before.
 */
export const textsOf = <T>(ja: T, loadEnglish: () => Promise<T>) => {
  let english: Promise<T> | undefined
  const useTexts = (): T =>
    useLanguage() === 'ja' ? ja : use((english ??= loadEnglish().catch(() => ja)))
  return useTexts
}

import { createContext, useContext } from 'react'
import type { Language } from '@kaoiro/core/content/content'

export const LanguageContext = createContext<Language>('ja')

export const useLanguage = (): Language => useContext(LanguageContext)

/** The texts of one part of the site, in the visitor's language. */
export const useTexts = <T>(texts: Readonly<Record<Language, T>>): T => texts[useLanguage()]

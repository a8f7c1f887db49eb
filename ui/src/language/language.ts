import { createContext, useContext } from 'react'
import type { Language } from '@kaoiro/core/content/content'

export const LanguageContext = createContext<Language>('ja')

export const useLanguage = (): Language => useContext(LanguageContext)

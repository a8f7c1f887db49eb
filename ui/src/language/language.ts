import { createContext, useContext } from 'react'
import type { Language } from '@kaoiro/core/language/language'
import { defaultLanguage } from '@kaoiro/core/language/language'

export const LanguageContext = createContext<Language>(defaultLanguage)

export const useLanguage = (): Language => useContext(LanguageContext)

import { createContext, useContext } from 'react'
import type { Language } from '@kaoiro/core/language'
import { defaultLanguage } from '@kaoiro/core/language'

export const LanguageContext = createContext<Language>(defaultLanguage)

export const useLanguage = (): Language => useContext(LanguageContext)

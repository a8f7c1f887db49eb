import type { ReactNode } from 'react'
import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import type { Language } from '@kaoiro/core/content/content'
import { keepLanguage, keptLanguage } from '../adapters/saved-choices.js'
import { LanguageContext } from './language.js'

const ChooseLanguageContext = createContext<(language: Language) => void>(() => undefined)

export const useChooseLanguage = () => useContext(ChooseLanguageContext)

/** The visitor's language for all that is inside; the document says which one it is. */
export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useState(keptLanguage)
  // Until the other texts are there, the page stays as it is.
  const choose = (chosen: Language) => startTransition(() => setLanguage(chosen))

  useEffect(() => {
    document.documentElement.lang = language
    keepLanguage(language)
  }, [language])

  return (
    <ChooseLanguageContext value={choose}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </ChooseLanguageContext>
  )
}

import type { ReactNode } from 'react'
import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import type { Language } from '@kaoiro/core/locales/language'
import { LanguageContext } from './language.js'
import { saveChoice, saveForTab } from './first-language.js'

const ChooseLanguageContext = createContext<(language: Language) => void>(() => undefined)

export const useChooseLanguage = () => useContext(ChooseLanguageContext)

interface LanguageProviderProps {
  readonly first: Language
  /** Loads the texts that every screen needs; rejects if any does not come. */
  readonly loadTexts: (language: Language) => Promise<unknown>
  readonly children: ReactNode
}

/** The visitor's language for all that is inside; the document says which one it is. */
export const LanguageProvider = ({ first, loadTexts, children }: LanguageProviderProps) => {
  const [language, setLanguage] = useState(first)
  const choose = (chosen: Language) =>
    void loadTexts(chosen).then(
      () => {
        saveChoice(chosen)
        // Until the screen's own texts are there too, the page stays as it is.
        startTransition(() => setLanguage(chosen))
      },
      // Without network it stays in its language, rather than half in another.
      () => undefined,
    )

  useEffect(() => {
    document.documentElement.lang = language
    saveForTab(language)
  }, [language])

  return (
    <ChooseLanguageContext value={choose}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </ChooseLanguageContext>
  )
}

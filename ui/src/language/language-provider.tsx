import type { ReactNode } from 'react'
import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import type { Language } from '@kaoiro/core/language'
import { LanguageContext } from './language.js'
import { saveChoice, saveForTab } from './first-language.js'

const ChooseLanguageContext = createContext<(language: Language) => void>(() => undefined)

export const useChooseLanguage = () => useContext(ChooseLanguageContext)

interface LanguageProviderProps {
  readonly first: Language
  /** Loads the texts that every screen needs; rejects if that fails. */
  readonly loadTexts: (language: Language) => Promise<unknown>
  readonly children: ReactNode
}

/** Provides the visitor's language to its children, and sets the `lang` attribute of the document. */
export function LanguageProvider({ first, loadTexts, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(first)
  const choose = (chosen: Language) =>
    void loadTexts(chosen).then(
      () => {
        saveChoice(chosen)
        // A transition: the page does not change until the screen's own texts have loaded, too.
        startTransition(() => setLanguage(chosen))
      },
      // If loading fails, the language does not change, so that the page does not mix two languages.
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

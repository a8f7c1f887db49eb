import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import type { Language } from '@kaoiro/core/language'
import { defaultLanguage, languageParameter, preferredLanguage } from '@kaoiro/core/language'
import type { ReactNode } from 'react'
import { browserStorage, save, saved, tabStorage } from '../adapters/storage.js'
import { site } from '../site/site.js'

/** A value sets the language of a part of a screen. */
export const LanguageContext = createContext<Language>(defaultLanguage)

export const useLanguage = (): Language => useContext(LanguageContext)

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

const key = 'language'

/**
 * The language of the URL; otherwise the last language of this tab, the visitor's choice in an earlier one, or the best of
 * the browser's languages. For a visitor without a choice, the service renders pages in the same language, which it knows
 * from `Accept-Language`.
 */
export function firstLanguage(): Language {
  const named = new URLSearchParams(window.location.search).get(languageParameter)
  const chosen = [named, saved(tabStorage, key), saved(browserStorage, key)]
  const wanted = [...chosen.filter((tag) => tag !== null), ...navigator.languages]
  return preferredLanguage(wanted, site.languages) ?? site.languages[0]
}

/** Remembers the visitor's choice. Removes the language from the URL, which would take precedence after a reload. */
function saveChoice(language: Language): void {
  save(browserStorage, key, language)
  const url = new URL(window.location.href)
  if (!url.searchParams.has(languageParameter)) return
  url.searchParams.delete(languageParameter)
  window.history.replaceState(window.history.state, '', url)
}

/** Remembers the language for this tab, because the URLs of later screens do not contain it. */
const saveForTab = (language: Language): void => save(tabStorage, key, language)

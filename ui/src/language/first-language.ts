import type { Language } from '@kaoiro/core/locales/language'
import { defaultLanguage, languageNamed, languageParameter } from '@kaoiro/core/locales/language'
import { browserStorage, save, saved, tabStorage } from '../adapters/storage.js'

const key = 'language'

/** The visitor's own choice; otherwise the language in the URL, or the last language of this tab. Null on a first visit. */
export const knownLanguage = (): Language | null =>
  languageNamed(saved(browserStorage, key)) ??
  languageNamed(new URLSearchParams(window.location.search).get(languageParameter)) ??
  languageNamed(saved(tabStorage, key))

export const firstLanguage = (): Language => knownLanguage() ?? defaultLanguage

export const saveChoice = (language: Language): void => save(browserStorage, key, language)

/** Remembers the language for this tab, because the URLs of later screens do not contain it. */
export const saveForTab = (language: Language): void => save(tabStorage, key, language)

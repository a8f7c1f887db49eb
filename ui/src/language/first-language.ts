import type { Language } from '@kaoiro/core/locales/language'
import { defaultLanguage, languageNamed, languageParameter } from '@kaoiro/core/locales/language'
import { browserStorage, save, saved, tabStorage } from '../adapters/storage.js'

const key = 'language'

/** The visitor's own choice, before the one of whoever has sent the address, now or earlier in this tab. */
export const firstLanguage = (): Language =>
  languageNamed(saved(browserStorage, key)) ??
  languageNamed(new URLSearchParams(window.location.search).get(languageParameter)) ??
  languageNamed(saved(tabStorage, key)) ??
  defaultLanguage

export const saveChoice = (language: Language): void => save(browserStorage, key, language)

/** The addresses of further screens name no language. */
export const saveForTab = (language: Language): void => save(tabStorage, key, language)

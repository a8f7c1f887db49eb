import type { Language } from '@kaoiro/core/content/content'
import {
  defaultLanguage,
  languageNamed,
  languageParameter,
} from '@kaoiro/core/content/page-language'
import { browserStorage, save, saved } from '../adapters/storage.js'

const savedLanguage = () => languageNamed(saved(browserStorage, 'language'))

/** The visitor's own choice, before the one of whoever has sent the address. */
export const firstLanguage = (): Language =>
  savedLanguage() ??
  languageNamed(new URLSearchParams(window.location.search).get(languageParameter)) ??
  defaultLanguage

/** The default is no choice until there was another: it would outweigh the next address. */
export const saveLanguage = (language: Language): void => {
  if (language !== defaultLanguage || savedLanguage() !== null)
    save(browserStorage, 'language', language)
}

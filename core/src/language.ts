export type { Language, Translation } from './language/language.js'
export {
  acceptedLanguages,
  defaultLanguage,
  languageNamed,
  languageParameter,
  languageQuery,
  languages,
  preferredLanguage,
} from './language/language.js'

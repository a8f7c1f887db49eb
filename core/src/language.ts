export type { Language, Translation } from './language/language.js'
export {
  defaultLanguage,
  languageNamed,
  languageParameter,
  languageQuery,
  languages,
} from './language/language.js'
export { acceptedLanguages, preferredLanguage } from './language/preferred-language.js'

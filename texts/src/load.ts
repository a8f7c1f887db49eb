export type { Locale } from './languages.js'
export { locales } from './languages.js'
export {
  loadContent,
  loadLightCard,
  loadMessages,
  loadResultTexts,
  loadTerminal,
} from './load-texts.js'

export { languageNames } from '../compiled/language-names.js'
export { loadScreens } from './languages.js'
export {
  loadContent,
  loadLightCard,
  loadMessages,
  loadResultTexts,
  loadTerminal,
} from './load-texts.js'

export { languageNames } from '../compiled/language-names.js'
export { screens } from './languages.js'

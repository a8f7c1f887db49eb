import { textsOf } from '../../language/texts-of.js'
import { result as ja } from './ja.js'

export const useResultTexts = textsOf(ja, {
  en: () => import('./en.js').then(({ result }) => result),
})

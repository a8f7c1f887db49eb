import { textsOf } from '../language/texts-of.js'
import { result as ja } from './ja/result.js'

export const useResultTexts = textsOf(ja, {
  en: () => import('./en/result.js').then(({ result }) => result),
})

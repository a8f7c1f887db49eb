import { createTextsHook } from '../../language/texts.js'
import { resultJa } from './ja.js'

export const useResultTexts = createTextsHook(resultJa, {
  en: () => import('./en.js').then((module) => module.resultEn),
})

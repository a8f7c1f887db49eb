import { createTextsHook } from '../../language/texts.js'
import { compareJa } from './ja.js'

export const useCompareTexts = createTextsHook(compareJa, {
  en: () => import('./en.js').then((module) => module.compareEn),
})

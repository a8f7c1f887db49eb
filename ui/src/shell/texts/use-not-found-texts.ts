import { createTextsHook } from '../../language/texts.js'
import { notFoundJa } from './not-found-ja.js'

export const useNotFoundTexts = createTextsHook(notFoundJa, {
  en: () => import('./not-found-en.js').then((module) => module.notFoundEn),
})

import { createTextsHook } from '../../language/texts.js'
import { desktopJa } from './desktop-ja.js'

export const useDesktopTexts = createTextsHook(desktopJa, {
  en: () => import('./desktop-en.js').then((module) => module.desktopEn),
})

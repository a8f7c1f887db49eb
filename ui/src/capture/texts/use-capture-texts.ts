import { createTextsHook } from '../../language/texts.js'
import { captureJa } from './ja.js'

export const useCaptureTexts = createTextsHook(captureJa, {
  en: () => import('./en.js').then((module) => module.captureEn),
})

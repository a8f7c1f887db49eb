import { createTextsHook } from '../../language/texts.js'
import { deviceJa } from './ja.js'

export const useDeviceTexts = createTextsHook(deviceJa, {
  en: () => import('./en.js').then((module) => module.deviceEn),
})

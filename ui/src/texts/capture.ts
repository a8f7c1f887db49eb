import { textsOf } from '../language/texts-of.js'
import { capture as ja } from './ja/capture.js'

export const useCaptureTexts = textsOf(ja, {
  en: () => import('./en/capture.js').then(({ capture }) => capture),
})

import { textsOf } from '../../language/texts-of.js'
import { capture as ja } from './ja.js'

export const useCaptureTexts = textsOf(ja, {
  en: () => import('./en.js').then(({ capture }) => capture),
})

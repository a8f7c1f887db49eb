import { textsOf } from '../language/texts-of.js'
import { capture } from './ja/capture.js'

export const useCaptureTexts = textsOf(capture, () =>
  import('./en/capture.js').then(({ capture }) => capture),
)

import { capture as en } from './en/capture.js'
import { capture as ja } from './ja/capture.js'

export const captureTexts = { ja, en }

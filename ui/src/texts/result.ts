import { result as en } from './en/result.js'
import { result as ja } from './ja/result.js'

export const resultTexts = { ja, en }

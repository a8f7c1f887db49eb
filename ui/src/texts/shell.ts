import { shell as en } from './en/shell.js'
import { shell as ja } from './ja/shell.js'

export const shellTexts = { ja, en }

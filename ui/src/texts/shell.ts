import { textsOf } from '../language/texts-of.js'
import { shell } from './ja/shell.js'

/** Rejects where they do not come. */
export const loadEnglishShell = () => import('./en/shell.js').then(({ shell }) => shell)

export const useShellTexts = textsOf(shell, loadEnglishShell)

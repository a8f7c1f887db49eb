import { textsOf } from '../../language/texts-of.js'
import { shell as ja } from './ja.js'

const others = { en: () => import('./en.js').then(({ shell }) => shell) }

/** Resolves when the frame can speak a language; rejects where its texts do not come. */
export const loadShell = (language: 'ja' | keyof typeof others): Promise<unknown> =>
  language === 'ja' ? Promise.resolve() : others[language]()

export const useShellTexts = textsOf(ja, others)

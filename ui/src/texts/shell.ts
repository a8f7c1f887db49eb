import { use } from 'react'
import { useLanguage } from '../language/language.js'
import type { ShellTexts } from './ja/shell.js'
import { shell as ja } from './ja/shell.js'

let english: Promise<ShellTexts> | undefined

/** Resolves when the frame can speak English; where its texts do not come, it speaks on as before. */
const loadEnglish = (): Promise<ShellTexts> =>
  (english ??= import('./en/shell.js').then(
    ({ shell }) => shell,
    () => ja,
  ))

/**
 * The texts of the frame and the first screens. The others carry both languages; of these, English is
 * loaded when it is wanted, since they are part of the first load (docs/decisions/0011).
 */
export const useShellTexts = (): ShellTexts => (useLanguage() === 'ja' ? ja : use(loadEnglish()))

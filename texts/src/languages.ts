import type { Language } from '@kaoiro/core/language'
import { locale as en } from './en/locale.js'
import { locale as ja } from './ja/locale.js'
import { locale as ko } from './ko/locale.js'
import { locale as zhHans } from './zh-Hans/locale.js'
import { locale as zhHant } from './zh-Hant/locale.js'

/** A language's own name, and loaders for its texts. */
export type Locale = typeof ja

/** Every language has a line here, a folder named by its BCP 47 tag, and its name in core. */
export const locales: Readonly<Record<Language, Locale>> = {
  ja,
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
  ko,
}

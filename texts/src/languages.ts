import type { Language, Translation } from '@kaoiro/core/language'
import { defaultLanguage } from '@kaoiro/core/language'

// Every language has a line in both tables, a folder named by its BCP 47 tag, and its name in core.

/** Loads the texts of a language's first screen, and functions that load those of the other screens. */
export const screens = {
  en: () => import('../compiled/en/screens.js'),
  'zh-Hant': () => import('../compiled/zh-Hant/screens.js'),
  'zh-Hans': () => import('../compiled/zh-Hans/screens.js'),
  ko: () => import('../compiled/ko/screens.js'),
} satisfies Readonly<Record<Translation, () => Promise<unknown>>>

/** Loads the texts of the screens in any language. */
export const loadScreens = (language: Language) =>
  language === defaultLanguage ? import('../compiled/ja/screens.js') : screens[language]()

/** Loads functions that load the texts of the command line and of the service. */
export const programs = {
  ja: () => import('../compiled/ja/programs.js'),
  en: () => import('../compiled/en/programs.js'),
  'zh-Hant': () => import('../compiled/zh-Hant/programs.js'),
  'zh-Hans': () => import('../compiled/zh-Hans/programs.js'),
  ko: () => import('../compiled/ko/programs.js'),
} satisfies Readonly<Record<Language, () => Promise<unknown>>>

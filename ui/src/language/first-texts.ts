import type { Language } from '@kaoiro/core/language'
import { brandIn } from '@kaoiro/core/products'
import { shared, shell, start } from '@kaoiro/texts/ja'
import { screens, screenTexts } from '@kaoiro/texts/screens'
import { site } from '../site/site.js'
import { useLanguage } from './language.js'
import { loadTexts, useTexts } from './use-texts.js'

const builtIn = { shared, shell, start }

/** The texts that the first load needs. Those of another language load together: all or none. */
const firstTexts = screenTexts<typeof builtIn>(builtIn, (language) => screens[language]())

export const loadFirstTexts = (language: Language) => loadTexts(firstTexts, language)

export const useSharedTexts = () => useTexts(firstTexts).shared
export const useShellTexts = () => useTexts(firstTexts).shell
export const useStartTexts = () => useTexts(firstTexts).start

/** The store's name. */
export const useBrand = (): string => brandIn(useLanguage())(site.brand)

/** The terms of this site that differ from the tool's. */
export const useSiteTerms = () => site.terms?.[useLanguage()]

import type { Language } from '@kaoiro/core/language'
import { shared, shell, start, termsAnalytics, termsOnDevice } from '@kaoiro/texts/ja'
import { screens, screenTexts } from '@kaoiro/texts/screens'
import type { StartTexts, TermsOnDevice } from '@kaoiro/texts/types'
import { loadTexts, useTexts } from './use-texts.js'

const withPhotoTerms = (
  texts: StartTexts,
  { photo: [first, ...others], photoFact }: TermsOnDevice,
): StartTexts => ({
  ...texts,
  gender: {
    ...texts.gender,
    photoFact,
    terms: { ...texts.gender.terms, photo: [() => first, ...others] },
  },
})

/** The default language's terms if the device analyses photos; otherwise those of the service. */
const builtInStart = KAOIRO_ANALYSIS === 'device' ? withPhotoTerms(start, termsOnDevice) : start

const builtIn = { shared, shell, start: builtInStart, termsAnalytics }

/** The texts that the first load needs. Those of another language load together: all or none. */
const firstTexts = screenTexts<typeof builtIn>(builtIn, async (language) => {
  const texts = await screens[language]()
  return KAOIRO_ANALYSIS === 'device'
    ? { ...texts, start: withPhotoTerms(texts.start, texts.termsOnDevice) }
    : texts
})

export const loadFirstTexts = (language: Language) => loadTexts(firstTexts, language)

export const useSharedTexts = () => useTexts(firstTexts).shared
export const useShellTexts = () => useTexts(firstTexts).shell
export const useStartTexts = () => useTexts(firstTexts).start

/** The term on the report of steps, for sites that report them. */
export const useStepsTerm = () => useTexts(firstTexts).termsAnalytics.steps

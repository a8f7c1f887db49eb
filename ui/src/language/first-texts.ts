import type { StartTexts, TermsOnDevice } from '@kaoiro/texts/types'
import { shared, shell, start, termsAnalytics, termsOnDevice } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

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
const japaneseStart = KAOIRO_ANALYSIS === 'device' ? withPhotoTerms(start, termsOnDevice) : start

const japanese = { shared, shell, start: japaneseStart, termsAnalytics }

/** The texts that the first load needs. Those of another language load together: all or none. */
const useFirstTexts = createTextsHook(japanese, (screens) => ({
  ...screens,
  start:
    KAOIRO_ANALYSIS === 'device'
      ? withPhotoTerms(screens.start, screens.termsOnDevice)
      : screens.start,
}))

export const loadFirstTexts = useFirstTexts.load

export const useSharedTexts = () => useFirstTexts().shared
export const useShellTexts = () => useFirstTexts().shell
export const useStartTexts = () => useFirstTexts().start

/** The term on the report of steps, for sites that report them. */
export const useStepsTerm = () => useFirstTexts().termsAnalytics.steps

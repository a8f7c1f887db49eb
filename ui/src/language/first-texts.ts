import type { StartTexts } from '@kaoiro/core/locales/ja/screens/start'
import { shared } from '@kaoiro/core/locales/ja/screens/shared'
import { shell } from '@kaoiro/core/locales/ja/screens/shell'
import { start } from '@kaoiro/core/locales/ja/screens/start'
import type { TermsOnDevice } from '@kaoiro/core/locales/ja/screens/terms-on-device'
import { termsOnDevice } from '@kaoiro/core/locales/ja/screens/terms-on-device'
import { createTextsHook } from './create-texts-hook.js'

const withPhotoTerms = (texts: StartTexts, { photo, photoFact }: TermsOnDevice): StartTexts => ({
  ...texts,
  gender: { ...texts.gender, photoFact, terms: { ...texts.gender.terms, photo } },
})

const japanese = {
  shared,
  shell,
  start: KAOIRO_ANALYSIS === 'device' ? withPhotoTerms(start, termsOnDevice) : start,
}

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

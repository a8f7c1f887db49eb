import { consent } from '@kaoiro/core/locales/ja/screens/consent'
import { createTextsHook } from './create-texts-hook.js'

export const useConsentTexts = createTextsHook(
  consent,
  async (screens) => (await screens.consent()).consent,
)

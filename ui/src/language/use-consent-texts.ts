import { consent } from '@kaoiro/texts/ja/screens/consent'
import { createTextsHook } from './create-texts-hook.js'

export const useConsentTexts = createTextsHook(
  consent,
  async (screens) => (await screens.consent()).consent,
)

import { consent } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useConsentTexts = createTextsHook(
  consent,
  async (screens) => (await screens.consent()).consent,
)

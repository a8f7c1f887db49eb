import { legal } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

/** Texts of the pages before the photo, on stored data, and on accessibility. */
export const useLegalTexts = createTextsHook(
  legal,
  async (screens) => (await screens.legal()).legal,
)

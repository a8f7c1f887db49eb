import { capture } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useCaptureTexts = createTextsHook(
  capture,
  async (screens) => (await screens.capture()).capture,
)

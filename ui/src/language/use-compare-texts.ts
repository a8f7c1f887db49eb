import { compare } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useCompareTexts = createTextsHook(
  compare,
  async (screens) => (await screens.compare()).compare,
)

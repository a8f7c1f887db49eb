import { compare } from '@kaoiro/texts/ja/screens/compare'
import { createTextsHook } from './create-texts-hook.js'

export const useCompareTexts = createTextsHook(
  compare,
  async (screens) => (await screens.compare()).compare,
)

import { result } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useResultTexts = createTextsHook(
  result,
  async (screens) => (await screens.result()).result,
)

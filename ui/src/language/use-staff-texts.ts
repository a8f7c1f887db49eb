import { staff } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useStaffTexts = createTextsHook(
  staff,
  async (screens) => (await screens.staff()).staff,
)

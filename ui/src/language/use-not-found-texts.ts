import { notFound } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useNotFoundTexts = createTextsHook(
  notFound,
  async (screens) => (await screens.notFound()).notFound,
)

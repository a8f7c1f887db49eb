import { counter } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useCounterTexts = createTextsHook(
  counter,
  async (screens) => (await screens.counter()).counter,
)

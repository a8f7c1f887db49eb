import { device } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useDeviceTexts = createTextsHook(
  device,
  async (screens) => (await screens.device()).device,
)

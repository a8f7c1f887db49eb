import { desktop } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useDesktopTexts = createTextsHook(
  desktop,
  async (screens) => (await screens.desktop()).desktop,
)

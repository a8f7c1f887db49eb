import { desktop } from '@kaoiro/texts/ja/screens/desktop'
import { createTextsHook } from './create-texts-hook.js'

export const useDesktopTexts = createTextsHook(
  desktop,
  async (screens) => (await screens.desktop()).desktop,
)

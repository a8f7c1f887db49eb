import { samples } from '@kaoiro/core/locales/ja/screens/samples'
import { createTextsHook } from './create-texts-hook.js'

export const useSampleTexts = createTextsHook(samples, (screens) => screens.samples)

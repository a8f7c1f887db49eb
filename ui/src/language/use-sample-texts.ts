import { samples } from '@kaoiro/texts/ja'
import { createTextsHook } from './create-texts-hook.js'

export const useSampleTexts = createTextsHook(samples, (screens) => screens.samples)

import { samples } from '@kaoiro/texts/ja/screens/samples'
import { createTextsHook } from './create-texts-hook.js'

export const useSampleTexts = createTextsHook(samples, (screens) => screens.samples)

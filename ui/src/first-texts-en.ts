import { sharedEn } from './components/texts/en.js'
import type { FirstTexts } from './first-texts.js'
import { shellEn } from './shell/texts/en.js'
import { startEn } from './start/texts/en.js'

export const firstEn: FirstTexts = { shared: sharedEn, shell: shellEn, start: startEn }

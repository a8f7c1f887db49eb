import { sharedEn } from './components/texts/en.js'
import { shellEn } from './shell/texts/en.js'
import { startEn } from './start/texts/en.js'

export const firstEn = { shared: sharedEn, shell: shellEn, start: startEn }

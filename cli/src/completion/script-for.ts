import type { Outline } from '../outline.js'
import { bashScript } from './bash.js'
import { fishScript } from './fish.js'
import { zshScript } from './zsh.js'

export type Shell = 'bash' | 'zsh' | 'fish'

/** What a shell is to read, so that it completes `kaoiro`; it never calls the program. */
export const scriptFor: Readonly<Record<Shell, (outline: Outline) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
}

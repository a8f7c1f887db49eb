import { textsOf } from '../language/texts-of.js'
import { shell } from './ja/shell.js'

export const useShellTexts = textsOf(shell, () =>
  import('./en/shell.js').then(({ shell }) => shell),
)

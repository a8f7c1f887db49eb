import { textsOf } from '../language/texts-of.js'
import { result } from './ja/result.js'

export const useResultTexts = textsOf(result, () =>
  import('./en/result.js').then(({ result }) => result),
)

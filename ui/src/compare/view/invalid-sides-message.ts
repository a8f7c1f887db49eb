import type { CompareTexts } from '@kaoiro/texts/types'
import type { InvalidSides } from './compare-view.js'

/** Says which of the two results could not be loaded. */
export const invalidSidesMessage = (
  words: CompareTexts['error'],
  { invalid }: InvalidSides,
): string => {
  const [first] = invalid
  return first === undefined || invalid.length > 1
    ? words.both
    : words.one({ side: first.toUpperCase() })
}

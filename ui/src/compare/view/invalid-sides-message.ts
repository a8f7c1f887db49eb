import type { CompareTexts } from '../texts/ja.js'
import type { InvalidSides } from './compare-view.js'

/** Which of the two results could not be loaded. */
export const invalidSidesMessage = (
  words: CompareTexts['error'],
  { invalid }: InvalidSides,
): string => {
  const [first] = invalid
  return first === undefined || invalid.length > 1 ? words.both : words.one(first.toUpperCase())
}

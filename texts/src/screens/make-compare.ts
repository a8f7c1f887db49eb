import type { Content } from '../content/content.js'
import type { Grammar } from '../content/grammar.js'
import type { Parts } from '../../compiled/parts.js'
import { makeAboutResults } from './make-about-results.js'

/** Puts the texts of the screens that compare two results together. */
export const makeCompare = (
  { compare, terms }: Pick<Parts, 'compare' | 'terms'>,
  content: Content,
  grammar: Grammar,
) => ({
  ...makeAboutResults(terms, content, grammar),
  ...compare,
  error: { ...compare.error, again: terms.diagnoseAgain },
})

export type CompareTexts = ReturnType<typeof makeCompare>

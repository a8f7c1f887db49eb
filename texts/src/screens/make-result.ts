import type { Content } from '../content/content.js'
import type { Grammar } from '../content/grammar.js'
import type { Parts } from '../../compiled/parts.js'
import { makeAboutResults } from './make-about-results.js'
import { makePaletteToCarry } from './make-palette-to-carry.js'

/** Puts the texts of the result screen together. */
export const makeResult = (
  {
    result,
    drape,
    shop,
    terms,
    ...carried
  }: Pick<Parts, 'result' | 'drape' | 'shop' | 'terms' | 'paletteToCarry' | 'seasons'>,
  content: Content,
  grammar: Grammar,
) => ({
  ...makeAboutResults(terms, content, grammar),
  ...result,
  drape,
  shop,
  lightCard: terms.lightCard,
  receipt: {
    ...result.receipt,
    heading: terms.photoAndData,
    between: grammar.betweenSentences,
  },
  carry: makePaletteToCarry(carried),
  error: { ...result.error, again: terms.diagnoseAgain },
})

export type ResultTexts = ReturnType<typeof makeResult>

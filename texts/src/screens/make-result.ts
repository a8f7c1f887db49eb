import type { Content } from '../content/content.js'
import type { Grammar } from '../grammar.js'
import type { Parts } from '../../compiled/parts.js'
import { makeAboutResults } from './make-about-results.js'
import { makePaletteToCarry } from './make-palette-to-carry.js'

/** Puts the texts of the result screen together. */
export const makeResult = (
  {
    result,
    drape,
    shop,
    shared,
    terms,
    ...carried
  }: Pick<Parts, 'result' | 'drape' | 'shop' | 'shared' | 'terms' | 'paletteToCarry' | 'seasons'>,
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
  error: { ...result.error, heading: shared.errorHeading, again: terms.diagnoseAgain },
})

export type ResultTexts = ReturnType<typeof makeResult>

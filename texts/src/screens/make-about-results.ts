import type { Content } from '../content/content.js'
import type { Grammar } from '../content/grammar.js'
import type { Parts } from '../../compiled/parts.js'

/** The texts that the screens of one result and of two results share. */
export const makeAboutResults = (terms: Parts['terms'], content: Content, grammar: Grammar) => ({
  content,
  openGraphLocale: grammar.openGraphLocale,
  betweenSentences: grammar.betweenSentences,
  facePattern: terms.facePattern,
  personalColour: terms.personalColour,
  map: terms.faceMap,
  chart: terms.patternAnalysis,
  composition: terms.colourComposition,
  copied: terms.linkCopied,
  notCopied: terms.linkNotCopied,
  openAgain: terms.openAgain,
})

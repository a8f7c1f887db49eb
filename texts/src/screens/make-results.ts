import type { Season } from '@kaoiro/core/diagnosis'
import type { Content } from '../content/content.js'
import type { Grammar } from '../content/grammar.js'
import type { ModuleParts, Parts } from '../../compiled/parts.js'

/** The texts that the screens of one result and of two results share. */
const makeAboutResults = (terms: Parts['terms'], content: Content, grammar: Grammar) => ({
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

/** Puts the texts of the result screen together. */
export function makeResult(
  { result, drape, shop, terms, ...carried }: ModuleParts['result'],
  content: Content,
  grammar: Grammar,
) {
  return {
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
  }
}

/** Puts the texts of the screens that compare two results together. */
export function makeCompare(
  { compare, terms, uses }: ModuleParts['compare'],
  content: Content,
  grammar: Grammar,
) {
  return {
    ...makeAboutResults(terms, content, grammar),
    ...compare,
    uses,
    error: { ...compare.error, again: terms.diagnoseAgain },
  }
}

/** Puts the texts of the swatch book and of the wallpaper together. */
export function makePaletteToCarry({
  paletteToCarry: texts,
  seasons,
}: ModuleParts['paletteToCarry']) {
  return {
    ...texts,
    picture: {
      ...texts.picture,
      alt: (season: Season): string => texts.picture.alt({ season: seasons[season].name }),
    },
    page: {
      ...texts.page,
      alt: (season: Season): string => texts.page.alt({ season: seasons[season].name }),
    },
  }
}

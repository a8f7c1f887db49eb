import type { Plugin } from 'vite'
import { breaksBetweenPhrases, changedPart, screensModule } from '@kaoiro/texts/compile'
import { joinNames, withPhraseBreaks } from './phrase-breaks.js'

const screensOfLanguage = /[\\/]texts[\\/]compiled[\\/][\w-]+[\\/]screens\.ts$/

const changedParts = /[\\/]texts[\\/]compiled[\\/](ja|zh-Han[st])[\\/]parts[\\/](\w+)\.ts$/

/**
 * Compiles texts for the screens: with breaks between Japanese phrases, because not all browsers support `word-break:
 * auto-phrase`, with Chinese names in one line, and without texts that a site does not use.
 *
 * @param without names of texts in a language's screens
 */
export function screenTexts(without: ReadonlyArray<string>): Plugin {
  return {
    name: 'kaoiro-screen-texts',
    enforce: 'pre',
    load: {
      filter: { id: [screensOfLanguage, changedParts] },
      handler: (id) => {
        if (screensOfLanguage.test(id)) return screensModule(without)
        const [, language = '', part = ''] = changedParts.exec(id) ?? []
        if (language !== 'ja') return changedPart(language, part, joinNames)
        return breaksBetweenPhrases(part) ? changedPart(language, part, withPhraseBreaks) : null
      },
    },
  }
}

import type { Plugin } from 'vite'
import { breaksBetweenPhrases, changedPart, screensModule } from '@kaoiro/texts/compile'
import { joinNames, withPhraseBreaks } from './phrase-breaks.js'

const screensOfLanguage = /[\\/]texts[\\/]compiled[\\/][\w-]+[\\/]screens\.ts$/

const changedParts = /[\\/]texts[\\/]compiled[\\/](ja|zh-Han[st])[\\/]parts[\\/](\w+)\.ts$/

/**
 * Compiles texts for the screens: with breaks between Japanese phrases, because not all browsers support `word-break:
 * auto-phrase`, and with Chinese names in one line.
 *
 * @param without names of texts that only the server uses
 */
export function screenTexts(without: ReadonlyArray<string> = []): Plugin {
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

import { languages } from '@kaoiro/core/language'
import { loadContent, loadMessages } from '@kaoiro/texts/load'

/** The content and the messages of each language. */
export const contents = await Promise.all(
  languages.map(
    async (language) =>
      [language, await loadContent(language), await loadMessages(language)] as const,
  ),
)

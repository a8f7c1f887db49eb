import { languageQuery, languages } from '@kaoiro/core/language'
import { loadScreens } from '@kaoiro/texts/load'

/** The pages' texts in each language, and the query of their URLs. */
export const pageTexts = await Promise.all(
  languages.map(async (language) => {
    const screens = await loadScreens(language)
    const { result } = await screens.result()
    const { compare } = await screens.compare()
    return { language, query: languageQuery(language), result, compare }
  }),
)

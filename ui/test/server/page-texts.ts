import { languageQuery, languages } from '@kaoiro/core/language'
import { loadScreens } from '@kaoiro/texts/load'

/** The pages' texts in each language, and the query of their URLs. */
export const pageTexts = await Promise.all(
  languages.map(async (language) => {
    const screens = await loadScreens(language)
    const { texts: result } = await screens.result()
    const { texts: compare } = await screens.compare()
    return { language, query: languageQuery(language), result, compare }
  }),
)

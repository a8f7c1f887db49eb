import { languageQuery, languages, locales } from '@kaoiro/core/locales/language'

/** The pages' texts in each language, and the query of their URLs. */
export const pageTexts = await Promise.all(
  languages.map(async (language) => {
    const screens = await locales[language].screens()
    const { result } = await screens.result()
    const { compare } = await screens.compare()
    return { language, query: languageQuery(language), result, compare }
  }),
)

import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Language } from '@kaoiro/core/content/content'
import { languageQuery } from '@kaoiro/core/content/page-language'
import { canonicalCode } from '@kaoiro/core/result-code/canonical-code'
import { sharedEn } from '../components/texts/en.js'
import { sharedJa } from '../components/texts/ja.js'
import { resultEn } from '../result/texts/en.js'
import { resultJa } from '../result/texts/ja.js'
import { resultView } from '../result/view/result-view.js'
import { paths } from '../site/paths.js'
import { startEn } from '../start/texts/en.js'
import { startJa } from '../start/texts/ja.js'
import type { PageHead } from './head.js'

const texts = {
  ja: { shared: sharedJa, start: startJa, result: resultJa },
  en: { shared: sharedEn, start: startEn, result: resultEn },
}

export const homeHead = (language: Language): PageHead => {
  const { pageTitle: title, lead: description } = texts[language].start.gender
  return { title, description, language, isPrivate: false }
}

/** Of the page that is shown for a code which holds no result. */
export const invalidCodeHead = (language: Language): PageHead => {
  const { shared, result } = texts[language]
  const { heading, message } = result.error
  return { title: shared.pageTitle(heading), description: message, language, isPrivate: true }
}

/**
 * Of a result, which is its visitor's to share, and not for a search engine to find.
 *
 * @param origin of the site, as visitors reach it
 */
export const resultHead = (
  code: string,
  language: Language,
  origin: string,
): E.Either<unknown, PageHead> => {
  const { shared, result } = texts[language]
  return pipe(
    resultView(result.content)(code),
    E.map(({ pattern, colour }) => {
      // As it is written without leading zeros, so that previews know one address for a result.
      const page = origin + paths.result.href(canonicalCode(code))
      const query = languageQuery(language)
      return {
        title: shared.pageTitle(result.heading),
        description: result.shareText(pattern.name, colour.name),
        language,
        isPrivate: true,
        preview: {
          title: result.preview(pattern.name, colour.name),
          url: page + query,
          image: `${page}/card.png${query}`,
          alt: result.shareText(pattern.name, colour.name),
        },
      }
    }),
  )
}

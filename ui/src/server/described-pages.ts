import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Language } from '@kaoiro/core/content/content'
import { languageQuery } from '@kaoiro/core/content/page-language'
import { compareResults } from '@kaoiro/core/comparison/comparison'
import { briefComparison } from '@kaoiro/core/content/comparison-sentences'
import { canonicalCode } from '@kaoiro/core/result-code/canonical-code'
import { cardPath } from '@kaoiro/core/result-code/path'
import { compareEn } from '../compare/texts/en.js'
import { compareJa } from '../compare/texts/ja.js'
import { compareView } from '../compare/view/compare-view.js'
import { invalidSidesMessage } from '../compare/view/invalid-sides-message.js'
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
  ja: { shared: sharedJa, start: startJa, result: resultJa, compare: compareJa },
  en: { shared: sharedEn, start: startEn, result: resultEn, compare: compareEn },
}

export const homeHead = (language: Language): PageHead => {
  const { pageTitle: title, lead: description } = texts[language].start.gender
  return { title, description, language, isPrivate: false }
}

/** Of the page of a result; on the left, of the one that is shown for a code which holds none. */
export type DescribedPage = E.Either<PageHead, PageHead>

/**
 * Of a result, which is its visitor's to share, and not for a search engine to find.
 *
 * @param origin of the site, as visitors reach it
 */
export const resultHead = (code: string, language: Language, origin: string): DescribedPage => {
  const { shared, result } = texts[language]
  return pipe(
    resultView(result.content)(code),
    E.bimap(
      () => errorHead(result.error, language),
      ({ pattern, colour }) => ({
        title: shared.pageTitle(result.heading),
        description: result.shareText(pattern.name, colour.name),
        language,
        isPrivate: true,
        preview: {
          title: result.preview(pattern.name, colour.name),
          // As it is written without leading zeros, so that previews know one address for a result.
          ...addressesOf(origin + paths.result.href(canonicalCode(code)), language),
          alt: result.shareText(pattern.name, colour.name),
        },
      }),
    ),
  )
}

/** Of two results side by side: what both have in common, and what not. */
export const compareHead = (
  codeA: string,
  codeB: string,
  language: Language,
  origin: string,
): DescribedPage => {
  const { shared, compare } = texts[language]
  const { content, heading, error, answers } = compare
  return pipe(
    compareView(content)(codeA, codeB),
    E.bimap(
      (sides) =>
        errorHead({ heading: error.heading, message: invalidSidesMessage(error, sides) }, language),
      ({ a, b }) => ({
        title: shared.pageTitle(heading),
        description: briefComparison(content)(compareResults(a.diagnosis, b.diagnosis)).join(
          betweenSentences[language],
        ),
        language,
        isPrivate: true,
        preview: {
          title: compare.shareTitle,
          ...addressesOf(origin + paths.compare.href(a.code, b.code), language),
          alt: compare.shareText(answers(a.pattern, a.colour), answers(b.pattern, b.colour)),
        },
      }),
    ),
  )
}

const betweenSentences: Readonly<Record<Language, string>> = { ja: '', en: ' ' }

const errorHead = (
  { heading, message }: { readonly heading: string; readonly message: string },
  language: Language,
): PageHead => ({
  title: texts[language].shared.pageTitle(heading),
  description: message,
  language,
  isPrivate: true,
})

/** A page's address and that of its picture. @param page its address without a query */
const addressesOf = (page: string, language: Language) => ({
  url: page + languageQuery(language),
  image: cardPath(page) + languageQuery(language),
})

import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Language } from '@kaoiro/core/language'
import { languageQuery } from '@kaoiro/core/language'
import { inLanguage } from '@kaoiro/core/products'
import { compareResults } from '@kaoiro/core/results'
import { compareView, invalidSidesMessage } from '@kaoiro/screens/compare'
import type { ResultView } from '@kaoiro/screens/result'
import { resultSummary, resultView } from '@kaoiro/screens/result'
import { briefComparison } from '@kaoiro/texts/content'
import { canonicalCode, cardPath } from '@kaoiro/core/result-code'
import { withoutBreaks } from '../components/break-place.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import type { PageTexts } from './drawn-screens.js'
import type { PageHead } from './head.js'

export const homeHead = ({ language, start }: PageTexts): PageHead => {
  const { pageTitle, lead } = start.gender
  return {
    title: pageTitle({ brand: site.brand.name }),
    description: inLanguage(language)(site.texts.description ?? {}).text || lead,
    language,
    isPrivate: false,
  }
}

/** Head of a page; left: the head of the error page for an invalid code. */
export type DescribedPage = E.Either<PageHead, PageHead>

/**
 * Head of a result page. Results are private, so search engines are excluded.
 *
 * @param address the site's address that visitors use, without a slash at its end
 */
export const resultHead = (texts: PageTexts, code: string, address: string): DescribedPage => {
  const { language, shared, result } = texts
  const summaryOf = (view: ResultView) => withoutBreaks(resultSummary(result, view))
  return pipe(
    resultView(result.content, code),
    E.bimap(
      () => errorHead(texts, result.error),
      (view) => ({
        title: shared.pageTitle({ heading: result.heading, brand: site.brand.name }),
        description: summaryOf(view),
        language,
        isPrivate: true,
        preview: {
          locale: result.openGraphLocale,
          title: result.preview({
            pattern: view.names.pattern,
            season: view.names.season,
            brand: site.brand.name,
          }),
          // Without leading zeros, so that previews use one address per result.
          ...addressesOf(address + paths.result(canonicalCode(code)), language),
          alt: result.picture.alt({ summary: summaryOf(view) }),
        },
      }),
    ),
  )
}

/** Head of a comparison: what both results have in common, and what differs. */
export const compareHead = (
  texts: PageTexts,
  codeA: string,
  codeB: string,
  address: string,
): DescribedPage => {
  const { language, shared, compare } = texts
  const { content, heading, error, answers } = compare
  return pipe(
    compareView(content, codeA, codeB),
    E.bimap(
      (sides) =>
        errorHead(texts, { heading: error.heading, message: invalidSidesMessage(error, sides) }),
      ({ a, b }) => ({
        title: shared.pageTitle({ heading, brand: site.brand.name }),
        description: briefComparison(content)(compareResults(a.diagnosis, b.diagnosis)).join(
          compare.betweenSentences,
        ),
        language,
        isPrivate: true,
        preview: {
          title: compare.shareTitle({ brand: site.brand.name }),
          locale: compare.openGraphLocale,
          ...addressesOf(address + paths.compare(a.code, b.code), language),
          alt: compare.pictureAlt({
            summary: compare.shareText({
              a: answers(a.names),
              b: answers(b.names),
            }),
          }),
        },
      }),
    ),
  )
}

const errorHead = (
  { language, shared }: PageTexts,
  { heading, message }: { readonly heading: string; readonly message: string },
): PageHead => ({
  title: shared.pageTitle({ heading, brand: site.brand.name }),
  description: message,
  language,
  isPrivate: true,
})

/** Addresses of a page and its preview image. @param page address without query */
const addressesOf = (page: string, language: Language) => ({
  url: page + languageQuery(language, site.languages[0]),
  image: cardPath(page) + languageQuery(language, site.languages[0]),
})

import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Language } from '@kaoiro/core/language'
import { languageQuery } from '@kaoiro/core/language'
import { brandIn, inLanguage } from '@kaoiro/core/products'
import { compareResults } from '@kaoiro/core/results'
import { canonicalCode, cardPath } from '@kaoiro/core/result-code'
import { escaped } from '@kaoiro/drawing/pen'
import { compareView, invalidSidesMessage } from '@kaoiro/screens/compare'
import { resultSummary, resultView } from '@kaoiro/screens/result'
import type { ColourPage } from '@kaoiro/screens/wear'
import { wearView } from '@kaoiro/screens/wear'
import { briefComparison } from '@kaoiro/texts/content'
import { withoutBreaks } from '../../src/components/break-place.js'
import { paths } from '../../src/site/paths.js'
import { site } from '../../src/site/site.js'
import type { PageTexts } from './drawn-screens.js'

/** Metadata for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Omitted for pages that are not shared. */
  readonly preview?: {
    readonly brand: string
    /** Open Graph's name of the language, such as `ja_JP`. */
    readonly locale: string
    readonly title: string
    /** Address of the page. */
    readonly url: string
    /** Address and description of a 1200 × 630 image. */
    readonly image: string
    readonly alt: string
  }
  /** Tells search engines not to index the page. */
  readonly isPrivate: boolean
}

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}" />`

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}" />`

export function headHtml(page: PageHead): string {
  return withoutBreaks(
    [
      `<title>${escaped(page.title)}</title>`,
      named('description', page.description),
      ...(page.isPrivate ? [named('robots', 'noindex')] : []),
      ...previewTags(page),
    ].join('\n    '),
  )
}

const previewTags = ({ preview, description }: PageHead): ReadonlyArray<string> =>
  preview === undefined
    ? []
    : [
        property('og:type', 'website'),
        property('og:site_name', preview.brand),
        property('og:locale', preview.locale),
        property('og:title', preview.title),
        property('og:description', description),
        property('og:url', preview.url),
        property('og:image', preview.image),
        property('og:image:type', 'image/png'),
        property('og:image:width', '1200'),
        property('og:image:height', '630'),
        property('og:image:alt', preview.alt),
        // X (Twitter) reads the other values from the Open Graph tags above.
        named('twitter:card', 'summary_large_image'),
      ]

const brandOf = ({ language }: PageTexts): string => brandIn(language)(site.brand)

export function homeHead(texts: PageTexts): PageHead {
  const { pageTitle, lead } = texts.start.gender
  return {
    title: pageTitle({ brand: brandOf(texts) }),
    description: inLanguage(texts.language)(site.texts.description ?? {}).text || lead,
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
export function resultHead(texts: PageTexts, code: string, address: string): DescribedPage {
  const { language, result } = texts
  const brand = brandOf(texts)
  return pipe(
    resultView(result.content, code),
    E.bimap(
      () => privateHead(texts, result.error.heading, result.error.message),
      (view) => {
        const summary = withoutBreaks(resultSummary(result, view))
        const { pattern, season } = view.names
        return {
          ...privateHead(texts, result.heading, summary),
          preview: {
            brand,
            locale: result.openGraphLocale,
            title: result.preview({ pattern, season, brand }),
            // Without leading zeros, so that previews use one address per result.
            ...addressesOf(address + paths.result(canonicalCode(code)), language),
            alt: result.picture.alt({ summary }),
          },
        }
      },
    ),
  )
}

/** Head of the page on how to wear a colour, with the card of the result. */
export function colourHead(
  texts: PageTexts,
  { code, diagnosis, colour }: ColourPage,
  address: string,
): DescribedPage {
  const { language, result, wear } = texts
  const { page, unknown } = wear.screen
  if (colour === null) return E.left(privateHead(texts, page, unknown))
  const { name, words } = wearView(wear, diagnosis, { colour })
  const brand = brandOf(texts)
  const { image } = addressesOf(address + paths.result(code), language)
  const { url } = addressesOf(address + paths.colour(code, colour), language)
  return E.right({
    ...privateHead(texts, page, wear.join(words)),
    preview: {
      brand,
      locale: result.openGraphLocale,
      title: texts.shared.pageTitle({ heading: `${page} ${name}`, brand }),
      ...{ url, image, alt: wear.join(words) },
    },
  })
}

/** Head of a comparison: what both results have in common, and what differs. */
export function compareHead(
  texts: PageTexts,
  codeA: string,
  codeB: string,
  address: string,
): DescribedPage {
  const { language, compare } = texts
  const { content, error, answers, betweenSentences } = compare
  const brand = brandOf(texts)
  return pipe(
    compareView(content, codeA, codeB),
    E.bimap(
      (sides) => privateHead(texts, error.heading, invalidSidesMessage(error, sides)),
      ({ a, b }) => {
        const told = briefComparison(content)(compareResults(a.diagnosis, b.diagnosis))
        const summary = compare.shareText({ a: answers(a.names), b: answers(b.names) })
        return {
          ...privateHead(texts, compare.heading, told.join(betweenSentences)),
          preview: {
            brand,
            locale: compare.openGraphLocale,
            title: compare.shareTitle({ brand }),
            ...addressesOf(address + paths.compare(a.code, b.code), language),
            alt: compare.pictureAlt({ summary }),
          },
        }
      },
    ),
  )
}

const privateHead = (texts: PageTexts, heading: string, description: string): PageHead => ({
  title: texts.shared.pageTitle({ heading, brand: brandOf(texts) }),
  description,
  isPrivate: true,
})

/** Addresses of a page and its preview image. @param page address without query */
const addressesOf = (page: string, language: Language) => ({
  url: page + languageQuery(language, site.languages[0]),
  image: cardPath(page) + languageQuery(language, site.languages[0]),
})

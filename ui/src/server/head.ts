import type { Language } from '@kaoiro/core/language'
import { escaped } from '@kaoiro/drawing/pen'
import { withoutBreaks } from '../components/break-place.js'
import { site } from '../site/site.js'

/** Metadata for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly language: Language
  /** Omitted for pages that are not shared. */
  readonly preview?: {
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

export const headHtml = (page: PageHead): string =>
  withoutBreaks(
    [
      `<title>${escaped(page.title)}</title>`,
      named('description', page.description),
      ...(page.isPrivate ? [named('robots', 'noindex')] : []),
      ...previewTags(page),
    ].join('\n    '),
  )

const previewTags = ({ preview, description }: PageHead): ReadonlyArray<string> =>
  preview === undefined
    ? []
    : [
        property('og:type', 'website'),
        property('og:site_name', site.brand.name),
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

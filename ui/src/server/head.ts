import type { Language } from '@kaoiro/core/locales/language'
import { escaped } from '@kaoiro/core/drawing/pen/svg'
import { withoutBreaks } from '../components/break-place.js'
import { site } from '../site/site.js'

/** What a page says of itself to browsers, search engines and whoever shows a preview of its link. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly language: Language
  /** Left out for a page that is no one's to share. */
  readonly preview?: {
    /** Open Graph's name of the language. */
    readonly locale: string
    readonly title: string
    /** The page's own address. */
    readonly url: string
    /** The address of a picture of 1200 × 630, and what it shows. */
    readonly image: string
    readonly alt: string
  }
  /** Whether search engines are asked to leave it out. */
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
        property('og:site_name', site.brand),
        property('og:locale', preview.locale),
        property('og:title', preview.title),
        property('og:description', description),
        property('og:url', preview.url),
        property('og:image', preview.image),
        property('og:image:type', 'image/png'),
        property('og:image:width', '1200'),
        property('og:image:height', '630'),
        property('og:image:alt', preview.alt),
        // X reads the rest from the tags above.
        named('twitter:card', 'summary_large_image'),
      ]

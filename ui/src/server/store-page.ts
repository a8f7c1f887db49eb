import type { Language } from '@kaoiro/core/language'
import { escaped } from '@kaoiro/drawing/pen'
import { withoutBreaks } from '../components/break-place.js'
import type { Site } from '../site/site.js'
import { siteElement } from '../site/site.js'
import { isDark } from './store-colours.js'

/** Parts that a store adds to the pages of a build. */
export interface PageParts {
  readonly site: Site
  /** The ground of the pages. */
  readonly ground: string
  /** The path of the stylesheet with the store's colours; null if they are those of the build. */
  readonly colours: string | null
  /** Asks the visitor to enable scripts, in each language of the store. */
  readonly notices: ReadonlyArray<readonly [Language, string]>
  /** The content security policy, if the web server may not send one. */
  readonly policy: string | null
}

/** Writes a store into a page of the build: its colours, its settings, and notices in its languages. */
export const storePage =
  ({ site, ground, colours, notices, policy }: PageParts) =>
  (html: string): string =>
    html
      .replace('<meta charset="utf-8" />', (charset) =>
        policy === null
          ? charset
          : `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${escaped(policy)}" />`,
      )
      .replace(/(?<=name="theme-color" content=")[^"]*/, ground)
      .replace(/(?<=name="color-scheme" content="only )\w+/, isDark(ground) ? 'dark' : 'light')
      .replace('</head>', (end) =>
        colours === null ? end : `  <link rel="stylesheet" href="${colours}" />\n  ${end}`,
      )
      .replace(
        '<noscript></noscript>',
        () => `<noscript>${notices.map(notice).join('')}</noscript>`,
      )
      .replace('<div id="root"></div>', (root) => `${root}\n    ${settings(site)}`)

const notice = ([language, text]: PageParts['notices'][number]): string =>
  `<p lang="${language}">${escaped(withoutBreaks(text))}</p>`

/** Browsers do not run scripts of this type, so that the content security policy does not have to allow them. */
const settings = (site: Site): string =>
  `<script type="application/json" id="${siteElement}">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`

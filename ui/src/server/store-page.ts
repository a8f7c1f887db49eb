import { escaped } from '@kaoiro/drawing/pen'
import type { Site } from '../site/site.js'
import { siteElement } from '../site/site.js'
import { isDark } from './store-colours.js'

const noticeIn = /\s*<p lang="([\w-]+)">[^<]*<\/p>/g

/** Parts that a store adds to the pages of a build. */
export interface PageParts {
  readonly site: Site
  /** The ground of the pages. */
  readonly ground: string
  /** The path of the stylesheet with the store's colours; null if they are those of the build. */
  readonly colours: string | null
  /** The content security policy, if the web server may not send one. */
  readonly policy: string | null
}

/** Writes a store into a page of the build: its colours, its settings, and the notices in its languages. */
export const storePage =
  ({ site, ground, colours, policy }: PageParts) =>
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
      .replace(noticeIn, (notice, language) =>
        site.languages.some((offered) => offered === language) ? notice : '',
      )
      .replace('<div id="root"></div>', (root) => `${root}\n    ${settings(site)}`)

/** Browsers do not run scripts of this type, so that the content security policy does not have to allow them. */
const settings = (site: Site): string =>
  `<script type="application/json" id="${siteElement}">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`

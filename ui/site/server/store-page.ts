import { luminance } from '@kaoiro/core/colour'
import type { Language } from '@kaoiro/core/language'
import { escaped, tones } from '@kaoiro/drawing/pen'
import type { Store } from '@kaoiro/store/read'
import { withoutBreaks } from '../../src/components/break-place.js'
import type { Site } from '../../src/site/site.js'
import { siteElement } from '../../src/site/site.js'

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

/** The service's policy (`security-headers.ts`), except for directives that browsers ignore in a `<meta>` element. */
export function sitePolicy(script: string | null): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ["script-src 'self'", ...(script === null ? [] : [script])].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "img-src 'self' blob: data:",
    ["connect-src 'self'", ...(script === null ? [] : [new URL(script).origin])].join(' '),
  ].join('; ')
}

type Colours = Store['colours']

/** The custom properties of ui/src/tokens.css. */
const tokens: Readonly<Record<keyof Colours, string>> = {
  ground: 'ivory',
  surface: 'paper',
  text: 'ink',
  softText: 'ink-soft',
  rule: 'rule',
  strongRule: 'rule-strong',
  shade: 'mist',
  accent: 'accent',
}

/** Whether white letters have more contrast on a colour than black ones. */
const isDark = (colour: string): boolean => luminance(colour) < 0.18

/** A stylesheet with a store's colours. Paper keeps dark ink on white. */
export function colourSheet(colours: Colours): string {
  const lines = Object.entries(tokens).map(
    ([name, token]) => `    --${token}: ${colours[name as keyof Colours]};\n`,
  )
  const drawings = isDark(colours.ground)
    ? // The ink of the drawings needs a light ground.
      `    --plate: ${tones.ground};\n    --plate-room: var(--space-3);\n`
    : ''
  return `@media screen {\n  :root {\n${lines.join('')}${drawings}  }\n}\n`
}

import { defaultLanguage } from '@kaoiro/core/locales/language'

/** What a page of the site adds to the template. */
interface PageParts {
  readonly language: string
  /** Which kind of page it is, for the script that brings it to life. */
  readonly kind: string
  /** HTML of its title and what describes it. */
  readonly head: string
  /** HTML of all that is seen. */
  readonly body: string
  /** Whether nothing can be done on it without scripts. */
  readonly needsScript: boolean
}

export type FillTemplate = (parts: PageParts) => string

const language = `<html lang="${defaultLanguage}">`
const head = /<!-- page -->[^]*<!-- \/page -->/
const root = '<div id="root"></div>'
/** Asks the visitor to allow scripts. */
const notice = /\s*<noscript>[^]*?<\/noscript>/
const bodyEnd = '</body>'

const scripts = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** Splits the page that the build has written at the places which differ; throws if it lacks one. */
export const pageTemplate = (html: string): FillTemplate => {
  const [beforeLanguage, afterLanguage] = splitAt(scriptsLast(html), language)
  const [beforeHead, afterHead] = splitAt(afterLanguage, head)
  const [beforeRoot, afterRoot] = splitAt(afterHead, root)
  const withoutNotice = splitAt(afterRoot, notice).join('')
  return (page) =>
    [
      beforeLanguage,
      `<html lang="${page.language}">`,
      beforeHead,
      page.head,
      beforeRoot,
      `<div id="root" data-drawn="${page.kind}">`,
      page.body,
      '</div>',
      page.needsScript ? afterRoot : withoutNotice,
    ].join('')
}

/** What is seen needs styles and pictures: on a slow network, scripts that are named first would hold them up. */
const scriptsLast = (html: string): string => {
  const [before, after] = splitAt(html.replace(scripts, ''), bodyEnd)
  const last = (html.match(scripts) ?? []).map((tag) =>
    tag.replace(' crossorigin', ' fetchpriority="low" crossorigin'),
  )
  return [before.trimEnd(), ...last, '\n  ', bodyEnd, after].join('')
}

const splitAt = (text: string, place: string | RegExp): readonly [string, string] => {
  const [before, after, ...more] = text.split(place)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`the page must have ${String(place)} once`)
  return [before, after]
}

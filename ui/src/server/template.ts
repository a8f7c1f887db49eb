/** Parts that a page adds to the template. */
interface PageParts {
  readonly language: string
  /** Kind of page, for the start script. */
  readonly kind: string
  /** HTML of title and metadata. */
  readonly head: string
  /** HTML of the content. */
  readonly body: string
  /** Whether the page is unusable without scripts. */
  readonly needsScript: boolean
}

export type FillTemplate = (parts: PageParts) => string

const language = /<html lang="[\w-]+">/
const head = /<!-- page -->[^]*<!-- \/page -->/
const root = '<div id="root"></div>'
/** Asks the visitor to enable scripts. */
const notice = /\s*<noscript>[^]*?<\/noscript>/
const bodyEnd = '</body>'

const scripts = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** A page without a screen, in a language. */
export const emptyPage = (html: string, page: Pick<PageParts, 'language' | 'head'>): string =>
  html.replace(language, `<html lang="${page.language}">`).replace(head, () => page.head)

/** Splits the built page at the variable parts; throws if one is missing. */
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

/**
 * Moves scripts behind styles and images, so that on a slow network these load before the scripts.
 */
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

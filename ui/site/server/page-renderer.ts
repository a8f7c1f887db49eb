import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/language'
import type { PageRenderer, RenderedPage } from '@kaoiro/core/pages'
import { sitePaths } from '@kaoiro/core/pages'
import { colourPage } from '@kaoiro/screens/wear'
import { paths } from '../../src/site/paths.js'
import { loadPageTexts, screenHtml } from './drawn-screens.js'
import type { DescribedPage } from './page-heads.js'
import { colourHead, compareHead, headHtml, homeHead, resultHead } from './page-heads.js'

const language = /<html lang="[\w-]+">/
const head = /<!-- page -->[^]*<!-- \/page -->/
const root = '<div id="root"></div>'
/** Asks the visitor to enable scripts. */
const notice = /\s*<noscript>[^]*?<\/noscript>/
const scripts = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

/** A page without a screen, in a language. */
export function emptyPage(html: string, page: { language: string; head: string }): string {
  return html.replace(language, `<html lang="${page.language}">`).replace(head, () => page.head)
}

/** Creates the renderer of the pages of results, colours and comparisons. Each links to its own scripts and styles. */
export async function createPageRenderer(
  templates: Readonly<Record<'result' | 'colour' | 'compare', string>>,
  languages: ReadonlyArray<Language>,
): Promise<PageRenderer> {
  const fillResult = pageTemplate('result', templates.result)
  const fillColour = pageTemplate('colour', templates.colour)
  const fillComparison = pageTemplate('compare', templates.compare)
  const all = await Promise.all(languages.map(loadPageTexts))
  const textsIn = new Map(all.map((texts) => [texts.language, texts]))

  return ({ path, language, site }) => {
    const texts = textsIn.get(language)
    if (texts === undefined) return null
    const page = (described: DescribedPage, fill: typeof fillResult): RenderedPage => ({
      status: E.isRight(described) ? 200 : 404,
      html: fill(language, headHtml(E.toUnion(described)), screenHtml(path, language)),
    })
    const [code, ...more] = codesIn(paths.result(''), path)
    if (code !== undefined && more.length === 0)
      return page(resultHead(texts, code, site), fillResult)
    if (code !== undefined && more[0] === 'colour' && more.length === 2) {
      const described = colourPage(code, more[1] ?? '')
      // The browser leads from an invalid code to the error page of its result.
      return E.isLeft(described) ? null : page(colourHead(texts, described.right, site), fillColour)
    }
    const [a, b, ...others] = codesIn(paths.compare(''), path)
    if (a !== undefined && b !== undefined && others.length === 0)
      return page(compareHead(texts, a, b, site), fillComparison)
    return null
  }
}

/** Path segments after a prefix, decoded like the router does; empty if the path does not match. */
function codesIn(start: string, path: string): ReadonlyArray<string> {
  const segments = path.slice(start.length).split('/')
  if (!path.startsWith(start) || segments.includes('')) return []
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return []
  }
}

/** The first screen's page in a language. @param template the page without a screen */
export async function drawHome(template: string, language: Language): Promise<string> {
  const fill = pageTemplate('home', template)
  const texts = await loadPageTexts(language)
  return fill(language, headHtml(homeHead(texts)), screenHtml(sitePaths.home, language))
}

/** What fills a built page; throws if the page lacks a place to fill. @param kind for the start script */
function pageTemplate(kind: 'home' | 'result' | 'colour' | 'compare', html: string) {
  const page = scriptsLast(html)
  for (const place of [language, head, root, notice])
    if (page.split(place).length !== 2) throw new Error(`the page must have ${String(place)} once`)
  // Results and comparisons are complete without scripts.
  const template = kind === 'home' ? page : page.replace(notice, '')
  return (language: Language, head: string, screen: string): string =>
    emptyPage(template, { language, head }).replace(
      root,
      () => `<div id="root" data-drawn="${kind}">${screen}</div>`,
    )
}

/** Moves scripts behind styles and images, so that on a slow network these load before the scripts. */
function scriptsLast(html: string): string {
  const last = (html.match(scripts) ?? []).map((tag) =>
    tag.replace(' crossorigin', ' fetchpriority="low" crossorigin'),
  )
  return html.replace(scripts, '').replace(/\s*<\/body>/, () => `${last.join('')}\n  </body>`)
}

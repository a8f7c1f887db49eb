import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/language'
import { sitePaths } from '@kaoiro/core/pages'
import { paths } from '../site/paths.js'
import type { DescribedPage } from './described-pages.js'
import { compareHead, homeHead, resultHead } from './described-pages.js'
import { loadPageTexts, screenHtml } from './drawn-screens.js'
import { headHtml } from './head.js'
import type { PageRenderer, PageRequest, RenderedPage } from '@kaoiro/core/pages'
import { pageTemplate } from './template.js'

/** The HTML of the pages before rendering. Each page links to its own scripts and styles. */
type PageTemplates = Readonly<Record<'result' | 'compare', string>>

/** Creates the renderer of result and comparison pages. */
export const createPageRenderer = async (
  templates: PageTemplates,
  languages: ReadonlyArray<Language>,
): Promise<PageRenderer> => {
  const drawResult = drawPage('result', templates.result)
  const drawComparison = drawPage('compare', templates.compare)
  const all = await Promise.all(languages.map(loadPageTexts))
  const textsIn = new Map(all.map((texts) => [texts.language, texts]))

  return (request) => {
    const { path, language, site } = request
    const texts = textsIn.get(language)
    if (texts === undefined) return null
    const [code, ...more] = codesIn(paths.result(''), path)
    if (code !== undefined && more.length === 0)
      return drawResult(resultHead(texts, code, site), request)
    const [a, b, ...others] = codesIn(paths.compare(''), path)
    if (a !== undefined && b !== undefined && others.length === 0)
      return drawComparison(compareHead(texts, a, b, site), request)
    return null
  }
}

/** Path segments after a prefix, decoded like the router does; empty if the path does not match. */
const codesIn = (start: string, path: string): ReadonlyArray<string> => {
  const segments = path.slice(start.length).split('/')
  if (!path.startsWith(start) || segments.includes('')) return []
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return []
  }
}

const drawPage = (kind: keyof PageTemplates, template: string) => {
  const fill = pageTemplate(template)
  return (described: DescribedPage, { path, language }: PageRequest): RenderedPage => ({
    status: E.isRight(described) ? 200 : 404,
    html: fill({
      language,
      kind,
      head: headHtml(E.toUnion(described)),
      body: screenHtml(path, language),
      needsScript: false,
    }),
  })
}

/** The first screen's page in a language. @param template the page without a screen */
export const drawHome = async (template: string, language: Language): Promise<string> => {
  const texts = await loadPageTexts(language)
  return pageTemplate(template)({
    language,
    kind: 'home',
    head: headHtml(homeHead(texts)),
    body: screenHtml(sitePaths.home, language),
    needsScript: true,
  })
}

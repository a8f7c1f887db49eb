import * as E from 'fp-ts/lib/Either.js'
import type { Language } from '@kaoiro/core/content/content'
import { languages } from '@kaoiro/core/content/content'
import { paths } from '../site/paths.js'
import { homeHead, invalidCodeHead, resultHead } from './described-pages.js'
import { loadTexts, screenHtml } from './drawn-screens.js'
import { headHtml } from './head.js'
import type { PageRenderer, PageRequest, RenderedPage } from './rendered-page.js'
import { pageTemplate } from './template.js'

/** @param template the page that the build has written, without a screen */
export const createPageRenderer = async (template: string): Promise<PageRenderer> => {
  const fill = pageTemplate(template)
  await Promise.all(languages.map(loadTexts))

  const home = (language: Language): RenderedPage => ({
    status: 200,
    html: fill({
      language,
      kind: 'home',
      head: headHtml(homeHead(language)),
      body: screenHtml(paths.home.path, language),
      needsScript: true,
    }),
  })
  const result = (code: string, { path, language, origin }: PageRequest): RenderedPage => {
    const head = resultHead(code, language, origin)
    return {
      status: E.isRight(head) ? 200 : 404,
      html: fill({
        language,
        kind: 'result',
        head: headHtml(E.isRight(head) ? head.right : invalidCodeHead(language)),
        body: screenHtml(path, language),
        needsScript: false,
      }),
    }
  }
  return (request) => {
    if (request.path === paths.home.path) return home(request.language)
    const code = codeIn(request.path)
    return code === null ? null : result(code, request)
  }
}

const resultStart = paths.result.href('')

/** What stands for a code in a path, decoded as the router does; null if the path is no result's. */
const codeIn = (path: string): string | null => {
  const segment = path.slice(resultStart.length)
  if (!path.startsWith(resultStart) || segment === '' || segment.includes('/')) return null
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

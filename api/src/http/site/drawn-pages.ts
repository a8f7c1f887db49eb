import type { FastifyReply, FastifyRequest } from 'fastify'
import { movedPage } from '@kaoiro/core/flow'
import { languageVary, pageLanguage } from '../requests/language.js'
import { matchesTag } from './entity-tag.js'
import type { PackedPage } from './packed-page.js'
import { encodingFor, packPage } from './packed-page.js'
import type { PageRenderer, RenderedPage } from '@kaoiro/core/flow'
import QuickLru from 'quick-lru'

/** Pages of about 10 kB each. QuickLru keeps at most twice as many. */
const maxCached = 250

/** Longer paths are not cached, since adding leading zeros gives any number of paths for one result. */
const maxCachedPath = 40

interface DrawnPage extends PackedPage {
  readonly status: RenderedPage['status']
}

/** Answers with a rendered page; returns null without answering if the renderer does not know the path. */
export type AnswerDrawn = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null

/**
 * @param siteOf the address of the site as the visitor sees it
 * @param sitePath the path of the site, without a slash at its end
 */
export const drawnPages = (
  render: PageRenderer,
  siteOf: (request: FastifyRequest) => string,
  sitePath = '',
): AnswerDrawn => {
  const move = movedPage(sitePath)
  const cache = new QuickLru<string, DrawnPage>({ maxSize: maxCached })
  return (request, reply) => {
    const [path = ''] = request.url.split(/[?#]/, 1)
    const page = { path, language: pageLanguage(request), site: siteOf(request) }
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
    const draw = (): DrawnPage | null => {
      const drawn = render(page)
      return drawn && { ...packPage(move(drawn.html), encoding), status: drawn.status }
    }
    const { site, language } = page
    const key = [site, path, language, encoding].join(' ')
    const drawn = cache.get(key) ?? draw()
    if (drawn === null) return null
    if (path.length <= maxCachedPath) cache.set(key, drawn)
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    void reply.header('vary', languageVary).header('cache-control', 'no-cache')
    void reply.header('etag', drawn.etag)
    return drawn.status === 200 && matchesTag(request.headers['if-none-match'], drawn.etag)
      ? reply.code(304).send()
      : reply.code(drawn.status).type('text/html; charset=utf-8').send(drawn.body)
  }
}

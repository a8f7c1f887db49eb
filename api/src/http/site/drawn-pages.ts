import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRight } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { canonicalCode, resultCode } from '@kaoiro/core/result-code/result-code'
import { movedPage } from '@kaoiro/core/pages/moved-page'
import { languageVary, pageLanguage } from '../requests/language.js'
import type { KeepDrawings } from './drawing-turns.js'
import { matchesTag } from './entity-tag.js'
import type { PackedPage } from './packed-page.js'
import { encodingFor, packPage } from './packed-page.js'
import type { PageRenderer, RenderedPage } from '@kaoiro/core/pages/page-renderer'

/** Pages of about 10 kB each. */
const maxKept = 250

interface DrawnPage extends PackedPage {
  readonly status: RenderedPage['status']
}

/**
 * Answers with a rendered page. Returns null without answering if the renderer does not know the path, or if too many
 * pages of the visitor's address are waiting to be rendered.
 */
export type AnswerDrawn = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | null>

/**
 * @param siteOf the address of the site as the visitor sees it
 * @param sitePath the path of the site, without a slash at its end
 */
export const drawnPages = (
  render: PageRenderer,
  siteOf: (request: FastifyRequest) => string,
  keepDrawings: KeepDrawings,
  sitePath = '',
): AnswerDrawn => {
  const move = movedPage(sitePath)
  const drawOnce = keepDrawings<DrawnPage | null>(maxKept)
  return async (request, reply) => {
    const path = canonicalPath(request.url.split(/[?#]/, 1).join(''))
    const page = { path, language: pageLanguage(request), site: siteOf(request) }
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
    const draw = (): DrawnPage | null => {
      const drawn = render(page)
      return drawn && { ...packPage(move(drawn.html), encoding), status: drawn.status }
    }
    const { site, language } = page
    const key = [site, path, language, encoding].join(' ')
    const drawn = O.toNullable(await drawOnce(request, key, draw))
    if (drawn === null) return null
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    void reply.header('vary', languageVary).header('cache-control', 'no-cache')
    void reply.header('etag', drawn.etag)
    return drawn.status === 200 && matchesTag(request.headers['if-none-match'], drawn.etag)
      ? reply.code(304).send()
      : reply.code(drawn.status).type('text/html; charset=utf-8').send(drawn.body)
  }
}

/** The path with each code in its only canonical form. Invalid codes have the same page. */
const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((segment, index) => (index < 2 || segment === '' ? segment : canonicalSegment(segment)))
    .join('/')

const canonicalSegment = (code: string): string =>
  isRight(resultCode.decode(code)) ? canonicalCode(code) : invalidCode

/** Contains a character that no code has. */
const invalidCode = '-'

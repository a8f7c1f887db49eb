import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRight } from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { canonicalCode, resultCode } from '@kaoiro/core/result-code'
import { languageVary, pageLanguage } from '../requests/language.js'
import type { CurrentSite, DrawnPage, DrawPage } from '../ports/site.js'
import { perSite } from '../ports/site.js'
import type { KeepDrawings } from './drawing-turns.js'
import { matchesTag, encodingFor } from './packed-files.js'

/** Pages of about 10 kB each. */
const maxKept = 250

/**
 * Answers with a rendered page. Returns false without answering if the page cannot be rendered, or if too many drawings
 * of the visitor's address are waiting.
 */
export type AnswerDrawn = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * @param siteOf the address of the site as the visitor sees it
 * @param current the current site
 */
export function drawnPages(
  draw: DrawPage,
  siteOf: (request: FastifyRequest) => string,
  keepDrawings: KeepDrawings,
  current: CurrentSite,
): AnswerDrawn {
  const drawOnce = perSite(current, () => keepDrawings<DrawnPage>(maxKept))
  return async (request, reply) => {
    const path = canonicalPath(request.url.split(/[?#]/, 1).join(''))
    const language = pageLanguage(request, current().languages)
    const site = siteOf(request)
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
    const key = [site, path, language, encoding].join(' ')
    const ended = await drawOnce()(request, key, () => draw({ path, language, site, encoding }))
    const drawn = O.toNullable(ended)
    if (drawn === null) return false
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    void reply.header('vary', languageVary).header('cache-control', 'no-cache')
    void reply.header('etag', drawn.etag)
    const isKnown = drawn.status === 200 && matchesTag(request.headers['if-none-match'], drawn.etag)
    if (isKnown) void reply.code(304).send()
    else void reply.code(drawn.status).type('text/html; charset=utf-8').send(drawn.body)
    return true
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

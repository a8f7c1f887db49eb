import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageVary, pageLanguage } from '../requests/language.js'
import { matchesTag, tagOf } from './entity-tag.js'
import type { PageRenderer, RenderedPage } from '@kaoiro/core/pages/page-renderer'
import QuickLru from 'quick-lru'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Pages of about 10 kB each. QuickLru keeps at most twice as many. */
const maxCached = 250

/** Longer paths are not cached, since adding leading zeros gives any number of paths for one result. */
const maxCachedPath = 40

interface DrawnPage extends PackedPage {
  readonly status: RenderedPage['status']
}

/** Answers with a rendered page; returns null without answering if the renderer does not know the path. */
export type AnswerDrawn = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null

/** @param originOf scheme and host of the site as the visitor sees it */
export const drawnPages = (
  render: PageRenderer,
  originOf: (request: FastifyRequest) => string,
): AnswerDrawn => {
  const cache = new QuickLru<string, DrawnPage>({ maxSize: maxCached })
  return (request, reply) => {
    const [path = ''] = request.url.split(/[?#]/, 1)
    const page = { path, language: pageLanguage(request), origin: originOf(request) }
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
    const draw = (): DrawnPage | null => {
      const drawn = render(page)
      return drawn && { ...packPage(drawn.html, encoding), status: drawn.status }
    }
    const { origin, language } = page
    const key = [origin, path, language, encoding].join(' ')
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

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

/** The most compact encoding that the client accepts. `q=0` means not accepted. */
const encodingFor = (accepted: string): Encoding => {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';', 1).join('').trim())
  return encodings.find((encoding) => names.includes(encoding)) ?? 'identity'
}

/** This quality takes 0.2 ms a page, the default far longer. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

const packers: Readonly<Record<Encoding, (html: Buffer) => Buffer>> = {
  br: (html) => brotliCompressSync(html, brotliOptions),
  gzip: (html) => gzipSync(html, { level: 3 }),
  identity: (html) => html,
}

interface PackedPage {
  readonly body: Buffer
  /** Differs for each encoding. */
  readonly etag: string
}

const packPage = (html: string, encoding: Encoding): PackedPage => {
  const body = packers[encoding](Buffer.from(html))
  return { body, etag: tagOf(body) }
}

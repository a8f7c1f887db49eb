import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { movedPage } from '@kaoiro/core/pages'
import { languageVary } from '../requests/language.js'
import { matchesTag } from './entity-tag.js'
import type { Encoding, PackedPage } from '../ports/pages.js'
import { encodingFor, packPage } from './packed-page.js'

/** `Vary` of a file of the build: the first screen has one for each language. */
export const varyOf = (file: string): string =>
  /(^|[\\/])index(\.[\w-]+)?\.html(\.\w+)?$/.test(file) ? languageVary : 'accept-encoding'

/** `Cache-Control` of a file of the site: names under assets/ contain a hash of the content. */
export const cachingOf = (file: string): string =>
  /(^|[\\/])assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** Sends a file of the site. @param file its path without a slash at its start */
export type SendFile = (request: FastifyRequest, reply: FastifyReply, file: string) => FastifyReply

/**
 * Sends files from memory, each compressed on first use, and pages moved to the site's path.
 *
 * @param read the content of a file
 */
export const packedFiles = (
  read: (file: string) => string | Buffer,
  sitePath: string,
): SendFile => {
  const move = movedPage(sitePath)
  const packed = new Map<string, PackedPage>()
  const pack = (file: string, encoding: Encoding): PackedPage => {
    const key = `${file} ${encoding}`
    const isPage = file.endsWith('.html')
    const page =
      packed.get(key) ?? packPage(isPage ? move(String(read(file))) : read(file), encoding)
    packed.set(key, page)
    return page
  }
  return ({ headers }, reply, file) => {
    const ending = path.extname(file).toLowerCase()
    const isPicture = ['.png', '.jpg', '.jpeg', '.webp', '.avif'].includes(ending)
    const encoding = isPicture ? 'identity' : encodingFor(headers['accept-encoding'] ?? '')
    const { body, etag } = pack(file, encoding)
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    void reply.headers({ vary: varyOf(file), 'cache-control': cachingOf(file), etag })
    return reply.statusCode === 200 && matchesTag(headers['if-none-match'], etag)
      ? reply.code(304).send()
      : reply.type(types[ending] ?? 'application/octet-stream').send(body)
  }
}

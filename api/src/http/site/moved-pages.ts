import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { movedPage } from '@kaoiro/core/flow'
import { languageVary } from '../requests/language.js'
import { matchesTag } from './entity-tag.js'
import type { Encoding, PackedPage } from '../ports/pages.js'
import { encodingFor, packPage } from './packed-page.js'

/** `Vary` of a file of the build: the first screen has one for each language. */
export const varyOf = (file: string): string =>
  /(^|[\\/])index(\.[\w-]+)?\.html(\.\w+)?$/.test(file) ? languageVary : 'accept-encoding'

/** Sends an HTML file of the build. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply, file: string) => FastifyReply

/** Sends the HTML files of a folder, moved to the site's path; each is read and compressed on first use. */
export const movedPages = (folder: string, sitePath: string): SendPage => {
  const move = movedPage(sitePath)
  const packed = new Map<string, PackedPage>()
  const pack = (file: string, encoding: Encoding): PackedPage => {
    const key = `${file} ${encoding}`
    const page =
      packed.get(key) ?? packPage(move(readFileSync(path.join(folder, file), 'utf8')), encoding)
    packed.set(key, page)
    return page
  }
  return ({ headers }, reply, file) => {
    const encoding = encodingFor(headers['accept-encoding'] ?? '')
    const { body, etag } = pack(file, encoding)
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    void reply.headers({ vary: varyOf(file), 'cache-control': 'no-cache', etag })
    return reply.statusCode === 200 && matchesTag(headers['if-none-match'], etag)
      ? reply.code(304).send()
      : reply.type('text/html; charset=utf-8').send(body)
  }
}

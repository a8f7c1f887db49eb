import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify'
import { movedPage } from '@kaoiro/core/pages'
import type { Encoding, PackedPage } from '../ports/site.js'
import { languageVary } from '../requests/language.js'

/** `Vary` of a file of the build: the first screen has one for each language. */
export function varyOf(file: string): string {
  return /(^|[\\/])index(\.[\w-]+)?\.html(\.\w+)?$/.test(file) ? languageVary : 'accept-encoding'
}

/** `Cache-Control` of a file of the site: names under assets/ contain a hash of the content. */
export function cachingOf(file: string): string {
  return /(^|[\\/])assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

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
export function packedFiles(read: (file: string) => string | Buffer, sitePath: string): SendFile {
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

const encodings: ReadonlyArray<Encoding> = ['br', 'gzip', 'identity']

/** The most compact encoding that the client accepts. `q=0` means not accepted. */
export function encodingFor(accepted: string): Encoding {
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

export function packPage(content: string | Buffer, encoding: Encoding): PackedPage {
  const body = packers[encoding](typeof content === 'string' ? Buffer.from(content) : content)
  return { body, etag: tagOf(body) }
}

/** A strong tag of a body. */
export function tagOf(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether `If-None-Match` contains the tag, by weak comparison (RFC 9110, 13.1.2). `*` is not supported. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === tag)
}

/** The tags of files. Each file is read on first use and after a change. */
export function fileTags(): (file: string, stat: Stats) => string {
  const tags = new Map<string, { readonly tag: string; readonly changed: number }>()
  return (file, { ctimeMs: changed }) => {
    const known = tags.get(file)
    if (known?.changed === changed) return known.tag
    const tag = tagOf(readFileSync(file))
    tags.set(file, { tag, changed })
    return tag
  }
}

/**
 * Answers 304 instead of a file that the client has, and ignores other preconditions: @fastify/static compares only its
 * own tags, which consist of size and time of change. Builds of equal size may have equal times, if their archive fixes
 * them.
 */
export function compareFileTags(service: FastifyInstance): void {
  service.addHook('onRequest', (request, _, done) => {
    delete request.raw.headers['if-match']
    delete request.raw.headers['if-unmodified-since']
    done()
  })
  service.addHook('onSend', (request, reply, payload, done) => {
    const tag = String(reply.getHeader('etag'))
    const isKnown = reply.statusCode === 200 && matchesTag(request.headers['if-none-match'], tag)
    if (!(payload instanceof Readable) || !isKnown) {
      done(null, payload)
      return
    }
    payload.destroy()
    void reply.code(304).removeHeader('content-length')
    done(null, Readable.from(''))
  })
}

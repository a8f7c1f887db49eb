import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** A strong tag of a body. */
export const tagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether `If-None-Match` contains the tag, by weak comparison (RFC 9110, 13.1.2). `*` is not supported. */
export const matchesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === tag)

/** The tags of files. Each file is read on first use and after a change. */
export const fileTags = (): ((file: string, stat: Stats) => string) => {
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
export const compareFileTags = (service: FastifyInstance): void => {
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

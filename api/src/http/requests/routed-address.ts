import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Problem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'
import { maxAddressLength } from './server-limits.js'
import { isValidPath } from './site-addresses.js'

/** Malformed URLs are rewritten to this path, which is not routed, and get 400. */
const invalidAddress = '/v1/invalid-address'

/** The path for URLs that are too long; they get 414. */
const longAddress = '/v1/long-address'

/** The path for such URLs from browsers: the app shows that the page does not exist. */
const invalidPage = '/invalid-address'

/** Scheme and host of a target in absolute form (RFC 9112, 3.2.2). */
const origin = /^https?:\/\/[^/?#]*/i

/**
 * The path and query that Fastify routes. Long URLs are replaced, and malformed ones (`/%E0`), since Fastify would answer
 * them before any hook or rate limit runs.
 * @param hasPages whether browsers get the app for such URLs
 * @param sitePath the path of the site, which is removed. Addresses without it are valid too: a proxy may have removed
 * it, and probes do not know it.
 */
export const routedAddress =
  (hasPages: boolean, sitePath: string) =>
  ({ url = '/', headers }: IncomingMessage): string => {
    const isPage = hasPages && headers.accept?.includes('text/html') === true
    if (url.length > maxAddressLength) return isPage ? invalidPage : longAddress
    const full = originForm(url)
    const address = full.startsWith(`${sitePath}/`) ? full.slice(sitePath.length) : full
    if (address.startsWith('/') && isValidPath(address)) return address
    return isPage ? invalidPage : invalidAddress
  }

/** The path and query of a request target; the path defaults to `/`. */
const originForm = (url: string): string => {
  const path = url.replace(origin, '')
  return path === url || path.startsWith('/') ? path : `/${path}`
}

export const unknownAddress = ({ url }: FastifyRequest): Problem => {
  if (url === longAddress) return problems.addressTooLong
  return url === invalidAddress ? problems.badRequest : problems.notFound
}

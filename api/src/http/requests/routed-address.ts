import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Problem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'
import { isValidPath } from './site-addresses.js'

/** Requests whose own address is invalid are rewritten to this one. No route has it, so they get 400. */
const invalidAddress = '/v1/invalid-address'

/** A browser's: no screen has it, so the app says that there is none. */
const invalidPage = '/invalid-address'

/** Scheme and host of an address in absolute form, as sent to proxies (RFC 9112, 3.2.2). */
const origin = /^https?:\/\/[^/?#]*/i

/**
 * The path and query to route by. Fastify would answer an address that is no valid one (`/%E0`) itself,
 * behind no hook and no limit. A browser gets the app for such an address, which then says so.
 */
export const routedAddress =
  (hasPages: boolean) =>
  ({ url = '/', headers }: IncomingMessage): string => {
    const address = originForm(url)
    if (address.startsWith('/') && isValidPath(address)) return address
    return hasPages && headers.accept?.includes('text/html') === true ? invalidPage : invalidAddress
  }

/** A host without a path has the path `/`. */
const originForm = (url: string): string => {
  const path = url.replace(origin, '')
  return path === url || path.startsWith('/') ? path : `/${path}`
}

/** The problem for an address that no route has. */
export const unknownAddress = ({ url }: FastifyRequest): Problem =>
  url === invalidAddress ? problems.badRequest : problems.notFound

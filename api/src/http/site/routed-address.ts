import type { IncomingMessage } from 'node:http'
import { isValidPath } from './site-addresses.js'

/** Where a request is brought whose own address is no valid one. No route has it, so it is answered there. */
export const invalidAddress = '/v1/invalid-address'

/** Scheme and host of an address in absolute form, as proxies send it (RFC 9112, 3.2.2). */
const origin = /^https?:\/\/[^/?#]*/i

/**
 * The path and query to route by. Fastify would answer an address that is no valid one (`/%E0`) itself,
 * behind no hook and no limit. A page with such an address is the app, which says so.
 */
export const routedAddress =
  (hasPages: boolean) =>
  ({ url = '/', headers }: IncomingMessage): string => {
    const address = originForm(url)
    if (address.startsWith('/') && isValidPath(address)) return address
    return hasPages && headers.accept?.includes('text/html') === true ? '/' : invalidAddress
  }

/** A host alone has the path `/`. */
const originForm = (url: string): string => {
  const path = url.replace(origin, '')
  return path === url || path.startsWith('/') ? path : `/${path}`
}

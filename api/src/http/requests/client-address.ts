import { createHmac } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem, problems } from '../problems/problem.js'

/** Prefix length of an IPv6 network: a household has at least a /64. */
const networkBits = 64

/** Some proxies add the visitor's port, which differs for each connection. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/

/** The network of a visitor's address; limits count by network. @param address undefined if the connection is closed */
export function networkOf(address = 'gone'): string {
  const [, v6, v4] = withPort.exec(address) ?? []
  return normalizeIP(v6 ?? v4 ?? address, networkBits)
}

/** 96 bits make collisions practically impossible. */
const idBytes = 12

/**
 * Identifies a visitor's network while a session waits for its analysis. Without the key, the id does not reveal the
 * network.
 *
 * @param address undefined if the connection is closed
 */
export function clientIdOf(key: Uint8Array): (address: string | undefined) => string {
  return (address) =>
    createHmac('sha256', key)
      // The prefix ensures that this text differs from those signed for upload addresses with the same key.
      .update(`client\n${networkOf(address)}`)
      .digest()
      .subarray(0, idBytes)
      .toString('base64url')
}

/** A name, an IPv4 address or an IPv6 address in brackets, with an optional port. */
const host = /^([a-z\d._-]{1,255}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

/** Rejects an invalid Host header and, except in HTTP 1.0, a missing one (RFC 9112, 3.2). */
export function refuseWrongHosts(service: FastifyInstance): void {
  service.addHook('onRequest', async (request, reply) => {
    if (!hasValidHost(request)) await sendProblem(reply, problems.wrongHost)
  })
}

const hasValidHost = (request: FastifyRequest): boolean =>
  host.test(request.host) || (request.host === '' && request.raw.httpVersion === '1.0')

/** Scheme and host of a request; empty without a host. */
const originOf = (request: FastifyRequest): string =>
  request.host === '' ? '' : `${isSecure(request) ? 'https' : 'http'}://${request.host}`

/** Ignores case. If the header is a list, Fastify takes the last entry: visitors may have sent the others. */
const isSecure = ({ protocol }: FastifyRequest): boolean => protocol.toLowerCase() === 'https'

/**
 * The address of the site, without a slash at its end. @param publicUrl if undefined, the origin of each request
 */
export function siteAddressOf(publicUrl: string | undefined): (request: FastifyRequest) => string {
  if (publicUrl === undefined) return originOf
  const address = new URL(publicUrl).origin + sitePathOf(publicUrl)
  return () => address
}

/** The path of the site, without a slash at its end: empty at the root of a host. */
export function sitePathOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/+$/, '')
}

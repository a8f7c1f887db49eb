import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientCounts } from '../../concurrency/turns.js'
import { networkOf } from './client-address.js'

/** Maximum bytes of a JSON body. Photos have their own limit. */
const maxJsonBytes = 10_000

/** Maximum bytes of all headers together. */
const maxHeaderBytes = 16 * 1024

/** Maximum characters of one header. Browsers send fewer than 200 in the headers that are parsed. */
const maxFieldLength = 1_000

/** These are not ignored: a wrong `Host` is rejected, and the proxy's part is at the end of the others. */
const neverIgnored = /^(host|x-forwarded-.*)$/

/** Maximum characters of an address. Links of campaigns have a few hundred, our own fewer. */
export const maxAddressLength = 4_000

/** Milliseconds for the headers and for the whole request, against clients that send byte by byte. */
const maxHeadersTime = 10_000
const maxRequestTime = 30_000

/** Milliseconds between checks for late requests. */
const connectionCheckInterval = 1_000

/** Milliseconds that an idle connection stays open: longer than the time between two polls. */
const keepAliveTime = 10_000

/** The same for a proxy: longer than its timeout (usually 60 s), since it may send a request while we close. */
const proxyKeepAliveTime = 72_000

/** Milliseconds without data in either direction, against clients that do not read the answer. */
const maxIdleTime = 60_000

/** Further connections are closed at once. If each of these uploads 2 MB, they need 2 GB of memory. */
export const maxConnections = 1_000

export function serverLimits(trustProxy: boolean) {
  return {
    bodyLimit: maxJsonBytes,
    requestTimeout: maxRequestTime,
    connectionTimeout: maxIdleTime,
    keepAliveTimeout: trustProxy ? proxyKeepAliveTime : keepAliveTime,
    // Fastify would reject longer path parameters before any hook runs. Our routes treat them as unknown ids.
    routerOptions: { maxParamLength: maxAddressLength },
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: maxHeadersTime,
      connectionsCheckingInterval: connectionCheckInterval,
      // `client-address.ts` checks the header instead, since Node's answer would be empty.
      requireHostHeader: false,
    },
  } as const satisfies FastifyHttpOptions<Server>
}

/** Removes headers that are too long, so that parsing them costs nothing, here and in libraries. */
export function ignoreLongHeaders(service: FastifyInstance): void {
  service.addHook('onRequest', (request, _, done) => {
    const { headers } = request.raw
    for (const [name, field = ''] of Object.entries(headers))
      if (field.length > maxFieldLength && !neverIgnored.test(name))
        Reflect.deleteProperty(headers, name)
    done()
  })
}

/** A browser opens at most six. Visitors of a household or shop share an address. */
const maxPerAddress = 100

/** Closes further connections of an address that has too many open. */
export function limitConnections(server: Server): void {
  const open = clientCounts()
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress)
    if (open.of(address) >= maxPerAddress) socket.destroy()
    else socket.once('close', open.enter(address))
  })
}

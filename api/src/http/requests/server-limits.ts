import type { FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './client-address.js'

/** Bytes; a photo's own limit is at its call. */
const maxJsonBytes = 10_000

/** Bytes of all headers together. */
const maxHeaderBytes = 16 * 1024

/** Milliseconds until the headers, and all of a request, have arrived. Clients that send byte by byte are cut off. */
const maxHeadersTime = 10_000
const maxRequestTime = 30_000

/** Milliseconds between two checks for requests that are late. */
const connectionCheckInterval = 1_000

/** Milliseconds that a visitor's connection waits for its next request: longer than between two polls. */
const keepAliveTime = 10_000

/** And a proxy's: longer than a proxy keeps one (mostly 60 s), which might otherwise send on one being closed. */
const proxyKeepAliveTime = 72_000

/** Milliseconds without a byte in either direction: clients that do not read the answer are cut off. */
const maxIdleTime = 60_000

/** 2 GB if each uploads a photo of 2 MB by a valid address; further ones are closed at once. */
export const maxConnections = 1_000

export const serverLimits = (trustProxy: boolean) =>
  ({
    bodyLimit: maxJsonBytes,
    requestTimeout: maxRequestTime,
    connectionTimeout: maxIdleTime,
    keepAliveTimeout: trustProxy ? proxyKeepAliveTime : keepAliveTime,
    // Fastify would answer longer ones itself, behind no hook; to our routes they are unknown ids.
    routerOptions: { maxParamLength: maxHeaderBytes },
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: maxHeadersTime,
      connectionsCheckingInterval: connectionCheckInterval,
      // Node's own refusal has no body; ours is in requests/host.ts.
      requireHostHeader: false,
    },
  }) as const satisfies FastifyHttpOptions<Server>

/** A browser opens six at most; visitors of one household or shop share an address. */
const maxPerAddress = 100

/** Closes further connections of an address that has many at once. */
export const limitConnections = (server: Server): void => {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress)
    const count = open.get(address) ?? 0
    if (count >= maxPerAddress) {
      socket.destroy()
      return
    }
    open.set(address, count + 1)
    socket.once('close', () => release(open, address))
  })
}

const release = (open: Map<string, number>, address: string): void => {
  const left = (open.get(address) ?? 0) - 1
  if (left > 0) open.set(address, left)
  else open.delete(address)
}

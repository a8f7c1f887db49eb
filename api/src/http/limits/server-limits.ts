import type { FastifyHttpOptions } from 'fastify'
import type { Server } from 'node:http'

/** Bytes; a photo's own limit is at its call. */
const maxJsonBytes = 10_000

/** Bytes of all headers together. */
const maxHeaderBytes = 16 * 1024

/** Milliseconds until a request has come: its headers, and all of it. Who sends byte by byte is cut off. */
const maxHeadersTime = 10_000
const maxRequestTime = 30_000

/** Milliseconds between two looks for requests that are late. */
const lookEvery = 1_000

/** Milliseconds that a visitor's connection waits for its next request: longer than between two polls. */
const keepAliveTime = 10_000

/** And a proxy's: longer than proxies do, 60 s mostly, or it might send on one that is being closed. */
const proxyKeepAliveTime = 72_000

/** Milliseconds without a byte in either direction: who does not read the answer is cut off. */
const maxSilence = 60_000

/** With a photo of 2 MB on each, all by addresses of ours, 2 GB; further ones are closed at once. */
export const maxConnections = 1_000

export const serverLimits = (trustProxy: boolean) =>
  ({
    bodyLimit: maxJsonBytes,
    requestTimeout: maxRequestTime,
    connectionTimeout: maxSilence,
    keepAliveTimeout: trustProxy ? proxyKeepAliveTime : keepAliveTime,
    // Longer ones Fastify would answer itself, behind no hook; to our routes they are unknown ids.
    routerOptions: { maxParamLength: maxHeaderBytes },
    http: {
      maxHeaderSize: maxHeaderBytes,
      headersTimeout: maxHeadersTime,
      connectionsCheckingInterval: lookEvery,
      // Node's own refusal has no body; ours is in host.ts.
      requireHostHeader: false,
    },
  }) as const satisfies FastifyHttpOptions<Server>

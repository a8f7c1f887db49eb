import helmet from '@fastify/helmet'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '../ports/http-options.js'
import { isServicePath } from './site-addresses.js'

export interface SecurityOptions extends Pick<HttpOptions, 'ui' | 'publicUrl'> {
  /** Where pages upload to, if not to this service. */
  readonly bucketOrigin?: string
}

/** For answers that are made before the hooks below run, and hold nothing that a page could use. */
export const staticHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const

type Directives = Readonly<Record<string, Iterable<string>>>

const none = ["'none'"]
const self = ["'self'"]

/** An answer of the API is not a page, and allows nothing. */
const apiPolicy: Directives = {
  defaultSrc: none,
  baseUri: none,
  formAction: none,
  frameAncestors: none,
}

/** No inline script or style; styles that React sets through the DOM are allowed. */
const pagePolicy = ({ publicUrl, bucketOrigin }: SecurityOptions): Directives => ({
  ...apiPolicy,
  objectSrc: none,
  scriptSrc: self,
  styleSrc: self,
  fontSrc: self,
  manifestSrc: self,
  workerSrc: self,
  // The chosen photo is a blob, and the picture of a result that is saved is drawn from a `data:`.
  imgSrc: [...self, 'blob:', 'data:'],
  connectSrc: [
    ...self,
    ...[publicUrl, bucketOrigin].flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
  ],
})

/** The script that a site has if photos may be analysed on the visitor's device: the only one with WebAssembly. */
const analysisWorker = /^\/assets\/analysis-worker-[\w-]+\.js$/

const workerPolicy = (options: SecurityOptions): Directives => ({
  ...pagePolicy(options),
  scriptSrc: [...self, "'wasm-unsafe-eval'"],
})

/** Device features that a page may use: the camera, to take the photo. */
const permissionsPolicy = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'

/** Seconds. */
const hstsMaxAge = 31_536_000

export const addSecurityHeaders = async (
  service: FastifyInstance,
  options: SecurityOptions,
): Promise<void> => {
  const isHttps = options.publicUrl?.startsWith('https:') === true
  await service.register(helmet, { global: false })
  const headers = (directives: Directives): FastifyHelmetOptions => ({
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives } },
    frameguard: { action: 'deny' },
    // Without https a browser would ignore both, and warn of the second. Other hosts of the same
    // domain are not ours to decide for.
    hsts: isHttps ? { maxAge: hstsMaxAge, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isHttps,
  })
  const pageHeaders = headers(options.ui === undefined ? apiPolicy : pagePolicy(options))
  const workerHeaders = headers(options.ui === undefined ? apiPolicy : workerPolicy(options))
  const apiHeaders = headers(apiPolicy)
  service.addHook('onRequest', (request, reply, done) => {
    const { url, routeOptions } = request
    const isApi = isServicePath(routeOptions.url ?? '') || isServicePath(url)
    reply.helmet(isApi ? apiHeaders : analysisWorker.test(url) ? workerHeaders : pageHeaders)
    void reply.header('permissions-policy', permissionsPolicy)
    // Results, photos and their addresses are for the client alone, and not for a cache on the way.
    if (isApi) void reply.header('cache-control', 'no-store')
    done()
  })
}

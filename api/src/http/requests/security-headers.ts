import helmet from '@fastify/helmet'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '../ports/http-ports.js'
import type { CurrentSite } from '../ports/site.js'
import { perSite } from '../ports/site.js'
import { isServicePath } from './addresses.js'

export interface SecurityOptions extends Pick<HttpOptions, 'ui' | 'publicUrl' | 'embedOrigins'> {
  /** The origin of an external bucket that pages upload to. */
  readonly bucketOrigin?: string
  /** The current site. Its script for analytics may connect to its own origin. */
  readonly site: CurrentSite
}

/** Headers of answers that are sent before the hooks below run. */
export const staticHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const

type Directives = Readonly<Record<string, Iterable<string>>>

const none = ["'none'"]
const self = ["'self'"]

/** The policy of API answers allows nothing, since they are not pages. */
const apiPolicy: Directives = {
  defaultSrc: none,
  baseUri: none,
  formAction: none,
  frameAncestors: none,
}

/** No inline scripts or styles. Styles that React sets through the DOM are not affected. */
const pagePolicy = (
  { publicUrl, bucketOrigin, embedOrigins }: SecurityOptions,
  analyticsScript: string | null,
): Directives => ({
  ...apiPolicy,
  ...(embedOrigins.length === 0 ? {} : { frameAncestors: embedOrigins }),
  objectSrc: none,
  scriptSrc: analyticsScript === null ? self : [...self, analyticsScript],
  styleSrc: self,
  fontSrc: self,
  manifestSrc: self,
  workerSrc: self,
  // The chosen photo is a blob; the picture of a result is drawn from a data URL.
  imgSrc: [...self, 'blob:', 'data:'],
  connectSrc: [
    ...self,
    ...[publicUrl, bucketOrigin, analyticsScript].flatMap((url) =>
      url === undefined || url === null ? [] : [new URL(url).origin],
    ),
  ],
})

/** The worker that analyses photos on the visitor's device, the only script that needs WebAssembly. */
const analysisWorker = /^\/assets\/analysis-worker-[\w-]+\.js$/

const workerPolicy = (options: SecurityOptions): Directives => ({
  ...pagePolicy(options, null),
  scriptSrc: [...self, "'wasm-unsafe-eval'"],
})

/**
 * Pages may use the camera, keep the screen on for the swatch book, and use no other device feature. In an iframe, the
 * embedding page must allow these, too.
 */
const permissionsPolicy =
  'camera=(self), screen-wake-lock=(self), microphone=(), geolocation=(), payment=(), usb=()'

/** A year in seconds. */
const hstsMaxAge = 31_536_000

export async function addSecurityHeaders(
  service: FastifyInstance,
  options: SecurityOptions,
): Promise<void> {
  const isHttps = options.publicUrl?.startsWith('https:') === true
  await service.register(helmet, { global: false })
  const headers = (directives: Directives): FastifyHelmetOptions => ({
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives } },
    // This older header cannot name several sites.
    frameguard: directives['frameAncestors'] === none ? { action: 'deny' } : false,
    // Without https, browsers ignore both headers and warn about the second. Subdomains may belong to other services.
    hsts: isHttps ? { maxAge: hstsMaxAge, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isHttps,
  })
  const pageHeaders = perSite(options.site, ({ analyticsScript }) =>
    headers(options.ui === undefined ? apiPolicy : pagePolicy(options, analyticsScript)),
  )
  const workerHeaders = headers(options.ui === undefined ? apiPolicy : workerPolicy(options))
  const apiHeaders = headers(apiPolicy)
  service.addHook('onRequest', (request, reply, done) => {
    const { url, routeOptions } = request
    const isApi = isServicePath(routeOptions.url ?? '') || isServicePath(url)
    reply.helmet(isApi ? apiHeaders : analysisWorker.test(url) ? workerHeaders : pageHeaders())
    void reply.header('permissions-policy', permissionsPolicy)
    // No cache may store results, photos or their addresses.
    if (isApi) void reply.header('cache-control', 'no-store')
    done()
  })
}

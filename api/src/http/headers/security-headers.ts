import helmet from '@fastify/helmet'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '../options/http-options.js'
import { isServicePath } from '../site/site-addresses.js'

export interface SecurityOptions extends Pick<HttpOptions, 'ui' | 'publicUrl'> {
  /** Where pages upload to, if not to this service. */
  readonly bucketOrigin?: string
}

/** For answers that are made before the hooks below run, and hold nothing that a page could use. */
export const plainHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const

type Directives = Readonly<Record<string, Iterable<string>>>

const none = ["'none'"]
const self = ["'self'"]

/** An answer of the API is no page, and allows itself nothing. */
const nothing: Directives = {
  defaultSrc: none,
  baseUri: none,
  formAction: none,
  frameAncestors: none,
}

/** No inline script or style; React sets styles through the DOM, which is allowed. */
const pages = ({ publicUrl, bucketOrigin }: SecurityOptions): Directives => ({
  ...nothing,
  objectSrc: none,
  scriptSrc: self,
  styleSrc: self,
  fontSrc: self,
  manifestSrc: self,
  workerSrc: self,
  // The chosen photo is a blob, and a picture of the result to be saved is drawn from a `data:`.
  imgSrc: [...self, 'blob:', 'data:'],
  connectSrc: [
    ...self,
    ...[publicUrl, bucketOrigin].flatMap((url) => (url === undefined ? [] : [new URL(url).origin])),
  ],
})

/** What a page may ask the device for: its camera, to take the photo. */
const permissions = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'

/** Seconds. */
const aYear = 31_536_000

export const addSecurityHeaders = async (
  service: FastifyInstance,
  options: SecurityOptions,
): Promise<void> => {
  const isHttps = options.publicUrl?.startsWith('https:') === true
  await service.register(helmet, { global: false })
  const headers = (directives: Directives): FastifyHelmetOptions => ({
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives } },
    frameguard: { action: 'deny' },
    // Without https a browser would heed neither, and complain of the second. Other hosts of the
    // same domain are not ours to speak for.
    hsts: isHttps ? { maxAge: aYear, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isHttps,
  })
  const ofPage = headers(options.ui === undefined ? nothing : pages(options))
  const ofAnswer = headers(nothing)
  service.addHook('onRequest', (request, reply, done) => {
    const { url, routeOptions } = request
    const isAnswer = isServicePath(routeOptions.url ?? '') || isServicePath(url)
    reply.helmet(isAnswer ? ofAnswer : ofPage)
    void reply.header('permissions-policy', permissions)
    // Results, photos and their addresses are for the client alone, and not for a cache on the way.
    if (isAnswer) void reply.header('cache-control', 'no-store')
    done()
  })
}

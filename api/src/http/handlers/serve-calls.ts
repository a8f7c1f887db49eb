import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { Call, CallBody, CallName } from '../calls/calls.js'
import { calls } from '../calls/calls.js'
import type { HttpOptions } from '../ports/http-options.js'
import type { BeforeBody, Handler } from './handler.js'
import fastifyCors from '@fastify/cors'
import { sendProblem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'

/** Registers the calls in their own scope, since CORS applies only to them. */
export const serveCalls = async (
  service: FastifyInstance,
  options: HttpOptions,
  names: ReadonlyArray<CallName>,
  handlers: Readonly<Record<CallName, Handler>>,
  beforeBody: Readonly<Partial<Record<CallName, BeforeBody>>>,
): Promise<void> => {
  await service.register(async (api) => {
    await allowOrigins(api, options)
    for (const name of names)
      await api.register((scope, _, done) => {
        const call: Call = calls[name]
        restrictMediaType(scope, name, call.body)
        scope.route({
          ...routeOf(call),
          // After the service-wide hook, the rate limits.
          preParsing: beforeBody[name] ?? [],
          handler: handlers[name],
        })
        done()
      })
    refuseWrongMethods(
      api,
      names.map((name) => calls[name]),
    )
  })
}

/**
 * Makes bodies of other media types than the call's fail with 415. The body of a new session is ignored and may be
 * text: `fetch` declares a string as text if no header is set.
 */
const restrictMediaType = (
  scope: FastifyInstance,
  name: CallName,
  body: CallBody | undefined,
): void => {
  if (body?._tag === 'Json' && name !== 'createSession') scope.removeContentTypeParser('text/plain')
  if (body?._tag !== 'Jpeg') return
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_, bytes, done) =>
    done(null, bytes),
  )
}

const routeOf = ({ method, path, body }: Call) => ({
  method,
  url: path,
  ...(body?._tag === 'Jpeg' ? { bodyLimit: body.maxBytes } : {}),
})

/** How long browsers cache a preflight answer, in seconds. */
const preflightLife = 600

/** Allows pages of the listed sites to call the API. Other sites get no header, so browsers hide the answer. */
const allowOrigins = async (
  api: FastifyInstance,
  { allowedOrigins }: HttpOptions,
): Promise<void> => {
  if (allowedOrigins.length === 0) return
  await api.register(fastifyCors, {
    origin: [...allowedOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['content-type', 'x-request-id'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: preflightLife,
    strictPreflight: false,
    // Rate limits count preflights, too.
    preflightContinue: true,
  })
}

/** Without OPTIONS, which browsers use for CORS. */
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
] as const satisfies ReadonlyArray<HTTPMethods>

/** The methods supported at a path. Fastify adds HEAD where GET is supported. */
const methodsAt = (path: string, calls: ReadonlyArray<Call>): ReadonlyArray<HTTPMethods> => {
  const own = new Set<HTTPMethods>(
    calls.filter((call) => call.path === path).map(({ method }) => method),
  )
  return methods.filter((method) => own.has(method) || (method === 'HEAD' && own.has('GET')))
}

/** Answers other methods with 405 and the supported ones (RFC 9110, 15.5.6). */
const refuseWrongMethods = (api: FastifyInstance, calls: ReadonlyArray<Call>): void => {
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed = methodsAt(path, calls)
    api.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url: path,
      // Before the body is read.
      onRequest: (_, reply) => {
        sendProblem(reply.header('allow', allowed.join(', ')), problems.wrongMethod)
      },
      handler: () => undefined,
    })
  }
}

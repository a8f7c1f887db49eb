import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { Call, CallBody, CallName } from '../calls/calls.js'
import { calls } from '../calls/calls.js'
import type { HttpOptions } from '../ports/http-options.js'
import type { BeforeBody, Handler } from './handler.js'
import fastifyCors from '@fastify/cors'
import { sendProblem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'

/** Registers the calls with their handlers; in a scope of their own, since CORS applies to them only. */
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
        takeOnly(scope, name, call.body)
        scope.route({
          ...routeOf(call),
          // Runs after the service's own hooks: the rate limits.
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
 * Bodies of any other media type than the call's are answered with 415. Nothing is read of the one for a new session, so
 * that it may be text, which `fetch` calls a string that is sent without a header.
 */
const takeOnly = (scope: FastifyInstance, name: CallName, body: CallBody | undefined): void => {
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

/** Seconds that a browser keeps the answer to its preflight. */
const preflightLife = 600

/** Lets pages of the listed sites call the API; a page of any other site gets no header, and so no answer. */
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
    // Passed on to the rate limits, which count preflights too.
    preflightContinue: true,
  })
}

/** All but OPTIONS, which is a browser's question about CORS. */
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
] as const satisfies ReadonlyArray<HTTPMethods>

/** What GET answers is answered to HEAD as well, without its body. */
const methodsAt = (path: string, calls: ReadonlyArray<Call>): ReadonlyArray<HTTPMethods> => {
  const own = new Set<HTTPMethods>(
    calls.filter((call) => call.path === path).map(({ method }) => method),
  )
  return methods.filter((method) => own.has(method) || (method === 'HEAD' && own.has('GET')))
}

/** Answers every other method at the calls' addresses with 405, and with those that there are (RFC 9110, 15.5.6). */
const refuseWrongMethods = (api: FastifyInstance, calls: ReadonlyArray<Call>): void => {
  for (const path of new Set(calls.map((call) => call.path))) {
    const allowed = methodsAt(path, calls)
    api.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url: path,
      // Before a body is read, whatever its type.
      onRequest: (_, reply) => {
        sendProblem(reply.header('allow', allowed.join(', ')), problems.wrongMethod)
      },
      handler: () => undefined,
    })
  }
}

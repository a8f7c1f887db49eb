import type { FastifyInstance } from 'fastify'
import type { Call, CallBody } from '../calls/call.js'
import type { CallName } from '../calls/calls.js'
import { calls } from '../calls/calls.js'
import { allowOrigins } from '../headers/cors.js'
import type { HttpOptions } from '../options/http-options.js'
import type { BeforeBody, Handler } from './handler.js'
import { refuseWrongMethods } from './wrong-method.js'

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

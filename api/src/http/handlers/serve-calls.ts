import type { FastifyInstance } from 'fastify'
import type { Call } from '../calls/call.js'
import type { CallName } from '../calls/calls.js'
import { calls } from '../calls/calls.js'
import { allowOrigins } from '../headers/cors.js'
import type { HttpOptions } from '../options/http-options.js'
import type { BeforeBody, Handler } from './handler.js'

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
    api.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    )
    for (const name of names)
      api.route({
        ...routeOf(calls[name]),
        // Runs after the service's own hooks: the rate limits.
        preParsing: beforeBody[name] ?? [],
        handler: handlers[name],
      })
  })
}

const routeOf = ({ method, path, body }: Call) => ({
  method,
  url: path,
  ...(body?._tag === 'Jpeg' ? { bodyLimit: body.maxBytes } : {}),
})

import type { FastifyInstance } from 'fastify'
import type { Call } from '../calls/call.js'
import type { CallName } from '../calls/calls.js'
import { calls } from '../calls/calls.js'
import { allowOrigins } from '../headers/cors.js'
import type { BeforeBody, Handler } from './handler.js'
import type { HttpOptions } from '../options/http-options.js'

/** Registers the calls with what answers them; in a scope of their own, for CORS is theirs alone. */
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
        // After the service's own: the rate limits.
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

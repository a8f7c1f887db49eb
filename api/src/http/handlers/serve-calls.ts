import fastifyCors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, CallBody, CallName } from '../calls/calls.js'
import { calls } from '../calls/calls.js'
import type { HttpOptions } from '../ports/http-ports.js'
import { refuseOtherMethods } from '../requests/malformed-requests.js'

/** Registers the calls in their own scope, since CORS applies only to them. */
export async function serveCalls(
  service: FastifyInstance,
  options: HttpOptions,
  names: ReadonlyArray<CallName>,
  handlers: Readonly<Record<CallName, Handler>>,
  beforeBody: Readonly<Partial<Record<CallName, BeforeBody>>>,
): Promise<void> {
  await service.register(async (api) => {
    await allowOrigins(api, options)
    for (const name of names)
      await api.register((scope, _, done) => {
        const call: Call = calls[name]
        restrictMediaType(scope, name, call.body)
        scope.route({
          ...routeOf(call),
          // Runs after the service-wide hook for rate limits.
          preParsing: beforeBody[name] ?? [],
          handler: handlers[name],
        })
        done()
      })
    const served = names.map((name) => calls[name])
    // Browsers send OPTIONS to ask what CORS allows.
    const preflight = options.allowedOrigins.length === 0 ? [] : ['OPTIONS']
    for (const path of new Set(served.map((call) => call.path)))
      refuseOtherMethods(api, path, methodsAt(path, served), preflight)
  })
}

/**
 * Answers 415 to bodies that do not have the media type of the call. The call for a new session ignores its body and
 * also accepts text: `fetch` sends a string as text/plain if no header is set.
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
    allowedHeaders: ['content-type', 'x-request-id', 'traceparent'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: preflightLife,
    strictPreflight: false,
    // Preflights continue to the next hooks, since rate limits count them, too.
    preflightContinue: true,
  })
}

/** The methods supported at a path. Fastify adds HEAD where GET is supported. */
const methodsAt = (path: string, calls: ReadonlyArray<Call>): ReadonlyArray<string> =>
  calls
    .filter((call) => call.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

/** A request to a call. `session_id` is present if the path contains it. */
type CallRequest = FastifyRequest<{
  Params: { session_id: string }
  Querystring: Record<string, unknown>
}>

export type Handler = (
  request: CallRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** Runs before the body is read. If it answers, the body is not read. */
export type BeforeBody = (request: CallRequest, reply: FastifyReply) => Promise<void>

import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Span } from '@opentelemetry/api'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cardPath, comparePath, resultPath } from '@kaoiro/core/result-code'
import { traced } from '../../concurrency/trace.js'
import { isColour, isComparison, isHome, isResult } from './addresses.js'
import type { Emit, Page } from '../../sessions/model/service-event.js'
import { hasSessionId } from '../../telemetry/log-event.js'
import type { Telemetry } from '../../telemetry/telemetry.js'

export interface RequestLog {
  readonly attachError: (request: FastifyRequest, error: unknown) => void
}

const requestId = /^[\w-]{1,64}$/

/** The client's X-Request-Id if it is valid and contains no session id, which must not be logged. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && requestId.test(given) && !hasSessionId(given)
    ? given
    : randomBytes(12).toString('base64url')
}

/**
 * Logs the route pattern, never the URL: anyone who knows a session id can read its result, and the URL of a result
 * page contains the whole result.
 */
const logAnswer =
  ({ countRequest }: Telemetry) =>
  (request: FastifyRequest, reply: FastifyReply, error?: unknown): void => {
    const line = lineOf(request, reply)
    if (error !== undefined) request.log.error({ ...line, err: error }, 'request failed')
    else if (line.status >= 500) request.log.warn(line, 'request refused')
    else request.log.info(line, 'request')
    countRequest({ ...line, seconds: line.milliseconds / 1_000 })
  }

export function logRequests(service: FastifyInstance, telemetry: Telemetry): RequestLog {
  const errors = new WeakMap<FastifyRequest, unknown>()
  const note = logAnswer(telemetry)
  service.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  service.addHook('onResponse', (request, reply, done) => {
    note(request, reply, errors.get(request))
    done()
  })
  return { attachError: (request, error) => void errors.set(request, error) }
}

/** Runs each request as part of the trace of its header `traceparent`. */
export function traceRequests(service: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  service.addHook('onRequest', (request, _, done) =>
    traced('request', SpanKind.SERVER, request.headers['traceparent'], (span) => {
      spans.set(request, span)
      done()
    }),
  )
  service.addHook('onResponse', (request, reply, done) => {
    const { method, route = 'unknown', status } = lineOf(request, reply)
    const span = spans.get(request)
    // Never the URL, as in the log.
    span?.updateName(`${method} ${route}`)
    span?.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    })
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

const lineOf = ({ method, routeOptions }: FastifyRequest, reply: FastifyReply) => ({
  method,
  route: routeOptions.url,
  status: reply.statusCode,
  milliseconds: Math.round(reply.elapsedTime * 10) / 10,
})

/** Emits an event for each page and card that is sent, or that the client already has (304). */
export function reportPages(service: FastifyInstance, emit: Emit): void {
  service.addHook('onResponse', (request, reply, done) => {
    const page = request.method === 'GET' && hasAnswer(reply) ? pageOf(request, reply) : null
    if (page !== null) emit({ _tag: 'PageSent', page })
    done()
  })
}

const hasAnswer = ({ statusCode }: FastifyReply): boolean => [200, 304].includes(statusCode)

const cards: ReadonlyArray<string | undefined> = [
  cardPath(resultPath(':left')),
  cardPath(comparePath(':left', ':right')),
]

const pageOf = ({ url, routeOptions }: FastifyRequest, reply: FastifyReply): Page | null => {
  if (cards.includes(routeOptions.url)) return 'card'
  const type = String(reply.getHeader('content-type') ?? '')
  if (reply.statusCode === 200 && !type.startsWith('text/html')) return null
  if (isHome(url)) return 'first-screen'
  if (isResult(url) || isColour(url)) return 'result'
  return isComparison(url) ? 'comparison' : null
}

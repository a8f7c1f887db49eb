import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Emit, RateLimit } from '../../sessions/model/service-event.js'
import { calls } from '../calls/calls.js'
import type { RateLimits } from '../ports/http-ports.js'
import { sendProblem, problems } from '../problems/problem.js'
import { networkOf } from './client-address.js'

/** Milliseconds over which requests are counted. */
const window = 10_000

/** Maximum number of addresses with a counter. The counter that was used least recently is dropped first. */
const defaultMaxAddresses = 10_000

/** Paths without limits, since orchestrators probe them every few seconds. */
const unlimited: ReadonlyArray<string | undefined> = [calls.health.path, calls.readiness.path]

/** Counts a request. Returns the seconds to wait if it exceeds the limit, otherwise null. */
type Counter = (request: FastifyRequest) => Promise<number | null>

/** Answers 429 to requests that exceed a limit. */
export async function addRateLimits(
  service: FastifyInstance,
  limits: RateLimits,
  emit: Emit,
  maxAddresses = defaultMaxAddresses,
): Promise<void> {
  await service.register(fastifyRateLimit, { global: false })
  const counters = (limit: RateLimit, max: number | null, key = addressOf) =>
    max === null ? [] : [{ limit, count: counter(service, max, maxAddresses, key) }]
  const everyRequest = counters('requests-per-address', limits.requestsPerAddress)
  const newSession = [
    ...everyRequest,
    ...counters('sessions-per-address', limits.sessionsPerAddress),
    ...counters('sessions-in-all', limits.sessionsInAll, () => 'all'),
  ]
  // Runs after CORS, so that pages of other sites can read the answer, and before the body is read.
  service.addHook('preParsing', async (request, reply) => {
    if (unlimited.includes(request.routeOptions.url)) return
    for (const { limit, count } of isNewSession(request) ? newSession : everyRequest) {
      const wait = await count(request)
      if (wait === null) continue
      emit({ _tag: 'RequestTurnedAway', limit })
      await sendProblem(reply, { ...problems.tooManyRequests, retryAfter: wait })
      return
    }
  })
}

const isNewSession = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === calls.createSession.method && routeOptions.url === calls.createSession.path

const addressOf = ({ ip }: { readonly ip?: string }): string => networkOf(ip)

const counter = (
  service: FastifyInstance,
  max: number,
  maxAddresses: number,
  keyGenerator: (request: FastifyRequest) => string,
): Counter => {
  // The plugin's types omit `cache`.
  const options = { max, timeWindow: window, cache: maxAddresses, keyGenerator }
  const check = service.createRateLimit(options)
  return async (request) => {
    const counted = await check(request)
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : null
  }
}

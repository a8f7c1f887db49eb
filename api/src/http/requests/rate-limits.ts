import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Emit, RateLimit } from '../../sessions/model/service-event.js'
import { calls } from '../calls/calls.js'
import type { RateLimits } from '../ports/http-options.js'
import { sendProblem } from '../problems/problem.js'
import { problems } from '../problems/problems.js'
import { networkOf } from './client-address.js'

/** Milliseconds. */
const window = 10_000

/** Addresses that are counted at once; the one that was quiet longest is forgotten for another. */
const maxAddresses = 10_000

/** Probes of orchestrators, every few seconds and for ever. */
const unlimited: ReadonlyArray<string | undefined> = [calls.health.path, calls.readiness.path]

/** Counts a request; if it is one too many, the seconds after which another would pass, else null. */
type Counter = (request: FastifyRequest) => Promise<number | null>

/** Answers 429 to what is too many in ten seconds. */
export const addRateLimits = async (
  service: FastifyInstance,
  limits: RateLimits,
  emit: Emit,
): Promise<void> => {
  await service.register(fastifyRateLimit, { global: false })
  const everyRequest = [...counters(service, 'requests-per-address', limits.requestsPerAddress)]
  const newSession = [
    ...everyRequest,
    ...counters(service, 'sessions-per-address', limits.sessionsPerAddress),
    ...counters(service, 'sessions-in-all', limits.sessionsInAll, ofAll),
  ]
  // After CORS, so that pages elsewhere can read the answer; before any body is read.
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

const ofAll = (): string => 'all'

/** One counter, or none if there is no limit. */
const counters = (
  service: FastifyInstance,
  limit: RateLimit,
  max: number | null,
  keyGenerator: (request: FastifyRequest) => string = addressOf,
): ReadonlyArray<{ readonly limit: RateLimit; readonly count: Counter }> => {
  if (max === null) return []
  // Its types leave the size of the cache out.
  const options = { max, timeWindow: window, cache: maxAddresses, keyGenerator }
  const check = service.createRateLimit(options)
  const count: Counter = async (request) => {
    const counted = await check(request)
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : null
  }
  return [{ limit, count }]
}

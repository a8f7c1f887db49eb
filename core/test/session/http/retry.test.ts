import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as T from 'fp-ts/lib/Task.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HttpRequest, HttpResponse } from '../../../src/session/http/http.js'
import {
  maxRetryWait,
  maxAttempts,
  retrying,
  retryPolicy,
} from '../../../src/session/http/retry.js'
import { scriptedHttp } from '../scripted-http.js'

type Method = HttpRequest['method']
type Answered = E.Either<string, HttpResponse>

const now = Date.UTC(2026, 10, 21, 12, 0, 0)

const status = (code: number, retryAfter: string | null = null): Answered =>
  E.right({ status: code, body: '', retryAfter })

const lost: Answered = E.left('read ECONNRESET')

interface CallOptions {
  readonly random?: number
  readonly cancelledFrom?: number
  readonly patience?: number
  /** Milliseconds by which each wait advances the clock. */
  readonly passes?: number
  /** Milliseconds that somebody adds to the clock during each wait. */
  readonly clock?: number
}

/** Makes one call with scripted responses; returns the outcome, the requests and the waits. */
const call = async (
  method: Method,
  answers: ReadonlyArray<Answered>,
  { random = 1, cancelledFrom = Infinity, patience, passes = 0, clock = 0 }: CallOptions = {},
) => {
  const waits: Array<number> = []
  const numbers: Array<number> = []
  const { http, requests } = scriptedHttp(...answers.map((answer) => T.of(answer)))
  let asked = 0
  const again = retrying({
    wait: (time) => T.fromIO(() => void waits.push(time)),
    random: () => random,
    cancelled: () => asked++ >= cancelledFrom,
    now: () => now + waits.length * clock,
    steady: () => waits.length * passes,
    ...(patience === undefined ? {} : { patience }),
  })
  const request: HttpRequest = { method, url: 'https://api.example/', headers: {}, body: null }
  const ended = await again((attempt) => {
    numbers.push(attempt)
    return http
  })(request)()
  return { ended, requests, request, waits, numbers }
}

/** Makes two calls of one client, one after the other. */
const calls = async (answers: ReadonlyArray<Answered>, { patience }: CallOptions) => {
  const waits: Array<number> = []
  const { http } = scriptedHttp(...answers.map((answer) => T.of(answer)))
  const again = retrying({
    wait: (time) => T.fromIO(() => void waits.push(time)),
    random: () => 1,
    cancelled: () => false,
    now: () => now,
    steady: () => 0,
    ...(patience === undefined ? {} : { patience }),
  })(() => http)
  const request: HttpRequest = {
    method: 'PUT',
    url: 'https://api.example/',
    headers: {},
    body: null,
  }
  return { ended: [await again(request)(), await again(request)()], waits }
}

describe('retrying', () => {
  test.each<Method>(['POST', 'PUT', 'DELETE'])(
    'doubles the delay until %s succeeds',
    async (method) => {
      const { ended, waits, numbers } = await call(method, [lost, status(503), status(200)])
      expect(ended).toEqual(status(200))
      expect(waits).toEqual([2_000, 4_000])
      expect(numbers).toEqual([1, 2, 3])
    },
  )

  test('returns the last response after three attempts', async () => {
    const { ended, requests } = await call('PUT', [lost, lost, status(500), status(200)])
    expect(ended).toEqual(status(500))
    expect(requests).toHaveLength(3)
  })

  test.each([
    ['a throttling server', status(429), [1_000, 2_000]],
    ['a faulty server', status(500), [50, 100]],
    ['a restarting server', status(502), [2_000, 4_000]],
  ])('waits for %s', async (_, answer, expected) => {
    const { waits } = await call('PUT', [answer, answer, status(200)])
    expect(waits).toEqual(expected)
  })

  test('waits for a random part of the delay', async () => {
    const { waits } = await call('PUT', [lost, lost, status(200)], { random: 0.25 })
    expect(waits).toEqual([500, 1_000])
  })

  test.each([
    ['seconds', '7'],
    ['a date', 'Sat, 21 Nov 2026 12:00:07 GMT'],
  ])('waits for a retry-after in %s', async (_, retryAfter) => {
    const { waits } = await call('PUT', [status(503, retryAfter), status(200)])
    expect(waits).toEqual([7_000])
  })

  test('gives up if the server asks for more than 20 s', async () => {
    const { ended, requests, waits } = await call('PUT', [status(429, '21'), status(200)])
    expect(ended).toEqual(status(429, '21'))
    expect([requests.length, waits.length]).toEqual([1, 0])
  })

  test.each([lost, status(429, '1'), status(500), status(503, '1')])(
    'leaves the repetition of a poll to its schedule: %j',
    async (answer) => {
      const { ended, requests } = await call('GET', [answer, status(200)], { patience: 60_000 })
      expect(ended).toEqual(answer)
      expect(requests).toHaveLength(1)
    },
  )
})

describe('patience', () => {
  const putOff = (code: number) => Array.from({ length: 10 }, () => status(code, '7'))

  test.each<[Method, number]>([
    ['PUT', 429],
    ['POST', 429],
    ['POST', 503],
  ])('%s: %d with a retry-after does not consume an attempt', async (method, code) => {
    const answers = [...putOff(code), status(201)]
    const { ended, waits, numbers } = await call(method, answers, { patience: 60_000 })
    expect(ended).toEqual(status(201))
    expect(waits).toEqual(Array.from({ length: 10 }, () => 7_000))
    expect(numbers).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
  })

  const mended = [lost, status(502), status(503), status(504), status(429, 'soon')]

  test.each(mended)('outlasts %j once the service has taken a call', async (answer) => {
    const faults = Array.from({ length: 6 }, () => answer)
    const answers = [status(201), ...faults, status(201)]
    const { ended, waits } = await calls(answers, { patience: 600_000 })
    expect(ended).toEqual([status(201), status(201)])
    expect(waits).toHaveLength(6)
    expect(Math.max(...waits)).toBe(20_000)
  })

  test.each(mended)('does not outlast %j before: the address may be wrong', async (answer) => {
    const answers = [answer, answer, answer, status(201)]
    const { ended, requests } = await call('POST', answers, { patience: 60_000 })
    expect(ended).toEqual(answer)
    expect(requests).toHaveLength(3)
  })

  test('does not apply to a fault of the service', async () => {
    const fault = status(500)
    const { ended } = await calls([status(201), fault, fault, fault, status(201)], {
      patience: 60_000,
    })
    expect(ended).toEqual([status(201), fault])
  })

  test('does not apply if the server asks for more than 20 s', async () => {
    const { requests } = await call('POST', [status(429, '21'), status(200)], { patience: 60_000 })
    expect(requests).toHaveLength(1)
  })

  test('ends if no call was accepted for as long as the patience', async () => {
    const { ended, requests } = await call('POST', putOff(429), { patience: 30_000, passes: 7_000 })
    expect(ended).toEqual(status(429, '7'))
    // Five retries within 28 s, then the usual three attempts.
    expect(requests).toHaveLength(5 + 3)
  })

  test.each([-3_600_000, 3_600_000])('ends if the clock is set by %i ms', async (clock) => {
    const options = { patience: 30_000, passes: 7_000, clock }
    expect((await call('POST', putOff(429), options)).requests).toHaveLength(5 + 3)
  })

  test('does not end while other calls are accepted', async () => {
    let time = 0
    const answers = [...putOff(429), status(201)]
    const { http } = scriptedHttp(...answers.map((answer) => T.of(answer)))
    const patient = retrying({
      wait: () => T.fromIO(() => void (time += 7_000)),
      random: () => 1,
      cancelled: () => false,
      now: () => now,
      steady: () => time,
      patience: 30_000,
    })
    const request = { url: 'https://api.example/', headers: {}, body: null }
    const others = patient(() => () => T.of(status(200)))
    const ended = await patient(() => (asked) => async () => {
      await others({ ...request, method: 'GET' })()
      return http(asked)()
    })({ ...request, method: 'POST' })()
    expect(ended).toEqual(status(201))
  })
})

describe('retryPolicy', () => {
  const policy = retryPolicy(
    () => now,
    () => 0,
  )
  const repeated = (method: Method, answer: Answered): boolean =>
    O.isSome(policy({ method, number: 1, used: 1, failures: 1, answer }))

  test.each<[Method, ReadonlyArray<number>]>([
    ['GET', []],
    ['PUT', [408, 429, 500, 502, 503, 504]],
    ['DELETE', [408, 429, 500, 502, 503, 504]],
    ['POST', [408, 429, 502, 503, 504]],
  ])('retries %s after the statuses %j', (method, codes) => {
    const all = Array.from({ length: 500 }, (_, n) => 100 + n)
    expect(all.filter((code) => repeated(method, status(code)))).toEqual(codes)
  })
})

describe('retrying any call', () => {
  const methodArb = fc.constantFrom<Method>('GET', 'POST', 'PUT', 'DELETE')
  const retryAfterArb = fc.oneof(
    fc.constant(null),
    fc.nat(40).map(String),
    fc.integer({ min: -60, max: 60 }).map((s) => new Date(now + s * 1_000).toUTCString()),
    fc.string(),
  )
  const statusArb = fc.oneof(
    fc.constantFrom(408, 429, 500, 502, 503, 504),
    fc.integer({ min: 100, max: 599 }),
  )
  const answeredArb = fc.oneof(
    { weight: 1, arbitrary: fc.constant(lost) },
    { weight: 4, arbitrary: fc.tuple(statusArb, retryAfterArb).map((given) => status(...given)) },
  )
  const answersArb = fc.array(answeredArb, { minLength: 1, maxLength: 5 })
  const randomArb = fc.double({ min: 0, max: 1, noNaN: true })

  const law = (name: string, holds: (ran: Ran) => void) =>
    test(name, async () => {
      await fc.assert(
        fc.asyncProperty(methodArb, answersArb, randomArb, async (method, answers, random) => {
          holds(await call(method, answers, { random }))
        }),
      )
    })
  type Ran = Awaited<ReturnType<typeof call>>

  law('makes at most three attempts and waits between them', (ran) => {
    expect(ran.requests.length).toBeLessThanOrEqual(maxAttempts)
    expect(ran.waits).toHaveLength(ran.requests.length - 1)
  })

  law('never waits longer than the cap', (ran) => {
    for (const wait of ran.waits) {
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(wait).toBeLessThanOrEqual(maxRetryWait)
    }
  })

  test('stops after a cancellation', async () => {
    await fc.assert(
      fc.asyncProperty(methodArb, answersArb, fc.nat(4), async (method, answers, at) => {
        const { requests, waits } = await call(method, answers, { cancelledFrom: at })
        // Cancellation is checked before and after each wait.
        expect(requests.length).toBeLessThanOrEqual(1 + Math.floor(at / 2))
        expect(waits.length).toBeLessThanOrEqual(Math.ceil(at / 2))
      }),
    )
  })
})

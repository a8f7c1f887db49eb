import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import * as T from 'fp-ts/lib/Task.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HttpRequest, HttpResponse } from '../../../src/session/http/http.js'
import { maxRetryWait, maxAttempts, retrying, retryWait } from '../../../src/session/http/retry.js'
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
  readonly outlastsLosses?: boolean
  /** Milliseconds by which each wait advances the clock. */
  readonly passes?: number
}

/** Makes one call with scripted responses; returns the outcome, the requests and the waits. */
const call = async (
  method: Method,
  answers: ReadonlyArray<Answered>,
  {
    random = 1,
    cancelledFrom = Infinity,
    patience,
    passes = 0,
    outlastsLosses = false,
  }: CallOptions = {},
) => {
  const waits: Array<number> = []
  const numbers: Array<number> = []
  const { http, requests } = scriptedHttp(...answers.map((answer) => T.of(answer)))
  let asked = 0
  const again = retrying({
    wait: (time) => T.fromIO(() => void waits.push(time)),
    random: () => random,
    cancelled: () => asked++ >= cancelledFrom,
    now: () => now + waits.length * passes,
    outlastsLosses,
    ...(patience === undefined ? {} : { patience }),
  })
  const request: HttpRequest = { method, url: 'https://api.example/', headers: {}, body: null }
  const ended = await again((attempt) => {
    numbers.push(attempt)
    return http
  })(request)()
  return { ended, requests, request, waits, numbers }
}

describe('retrying an idempotent call', () => {
  test('doubles the delay until it succeeds', async () => {
    const { ended, waits, numbers } = await call('GET', [lost, status(503), status(200)])
    expect(ended).toEqual(status(200))
    expect(waits).toEqual([50, 100])
    expect(numbers).toEqual([1, 2, 3])
  })

  test('returns the last response after three attempts', async () => {
    const { ended, requests } = await call('PUT', [lost, lost, status(500), status(200)])
    expect(ended).toEqual(status(500))
    expect(requests).toHaveLength(3)
  })

  test('waits longer for a throttling server', async () => {
    const { waits } = await call('GET', [status(429), status(429), status(200)])
    expect(waits).toEqual([1_000, 2_000])
  })

  test('waits for a random part of the delay', async () => {
    const { waits } = await call('GET', [lost, lost, status(200)], { random: 0.25 })
    expect(waits).toEqual([12.5, 25])
  })

  test.each([
    ['seconds', '7'],
    ['a date', 'Sat, 21 Nov 2026 12:00:07 GMT'],
  ])('waits for a retry-after in %s', async (_, retryAfter) => {
    const { waits } = await call('GET', [status(503, retryAfter), status(200)])
    expect(waits).toEqual([7_000])
  })

  test('gives up if the server asks for more than 20 s', async () => {
    const { ended, requests, waits } = await call('GET', [status(429, '21'), status(200)])
    expect(ended).toEqual(status(429, '21'))
    expect([requests.length, waits.length]).toEqual([1, 0])
  })
})

describe('outlasting losses', () => {
  test.each<[Method, ReadonlyArray<number>]>([
    ['POST', [2_000, 4_000]],
    ['PUT', [2_000, 4_000]],
    // Polls have a schedule of their own.
    ['GET', [50, 100]],
  ])('repeats %s without a response after %j ms', async (method, expected) => {
    const { ended, waits } = await call(method, [lost, lost, status(200)], { outlastsLosses: true })
    expect(ended).toEqual(status(200))
    expect(waits).toEqual(expected)
  })

  test('does not repeat a POST that the server rejects', async () => {
    const { ended, requests } = await call('POST', [status(500)], { outlastsLosses: true })
    expect(ended).toEqual(status(500))
    expect(requests).toHaveLength(1)
  })
})

describe('patience', () => {
  const putOff = (code: number) => Array.from({ length: 10 }, () => status(code, '7'))

  test.each<[Method, number]>([
    ['GET', 429],
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

  test('does not apply to other faults', async () => {
    const between = status(503, '1')
    const answers = [lost, between, status(500), between, between, lost, status(200)]
    const { ended, requests } = await call('GET', answers, { patience: 60_000 })
    expect(ended).toEqual(lost)
    expect(requests).toHaveLength(6)
  })

  test.each([status(429), status(503), status(429, 'soon')])(
    'does not apply without a valid retry-after: %j',
    async (answer) => {
      const { requests } = await call('GET', [answer, answer, answer, status(200)], {
        patience: 60_000,
      })
      expect(requests).toHaveLength(3)
    },
  )

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

  test('does not end while other calls are accepted', async () => {
    let time = now
    const answers = [...putOff(429), status(201)]
    const { http } = scriptedHttp(...answers.map((answer) => T.of(answer)))
    const patient = retrying({
      wait: () => T.fromIO(() => void (time += 7_000)),
      random: () => 1,
      cancelled: () => false,
      now: () => time,
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

describe('retryWait', () => {
  const repeated = (method: Method, answer: Answered): boolean =>
    O.isSome(retryWait(now, 0)({ method, number: 1, answer }))

  test.each<[Method, ReadonlyArray<number>]>([
    ['GET', [408, 429, 500, 502, 503, 504]],
    ['PUT', [408, 429, 500, 502, 503, 504]],
    ['POST', [429]],
  ])('retries %s after the statuses %j', (method, codes) => {
    const all = Array.from({ length: 500 }, (_, n) => 100 + n)
    expect(all.filter((code) => repeated(method, status(code)))).toEqual(codes)
  })

  test.each<[Method, boolean]>([
    ['GET', true],
    ['PUT', true],
    ['POST', false],
  ])('retries %s without a response: %s', (method, is) => {
    expect(repeated(method, lost)).toBe(is)
  })

  test('retries POST after a 503 with a retry-after, but not after other 5xx', () => {
    expect(repeated('POST', status(503, '1'))).toBe(true)
    expect(repeated('POST', status(503, 'soon'))).toBe(false)
    expect(repeated('POST', status(500, '1'))).toBe(false)
    expect(repeated('POST', status(502, '1'))).toBe(false)
  })
})

describe('retrying any call', () => {
  const methodArb = fc.constantFrom<Method>('GET', 'POST', 'PUT')
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

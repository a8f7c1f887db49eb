import { once } from 'node:events'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { maxCallTime } from '@kaoiro/core/session/http/http'
import { clientHttp } from '../../src/http/client-http.js'
import {
  answering,
  breakingOff,
  call,
  closeServices,
  serviceOf,
  silentService,
} from './test-services.js'

// No test here names a proxy, so none may load what proxies need.
vi.mock('undici', () => {
  throw new Error('undici was loaded')
})

afterEach(async () => {
  vi.useRealTimers()
  await closeServices()
})

/** Why there is no answer: the words differ from one Node to the next. */
const errorText = expect.stringMatching(/./) as string

describe('an answer', () => {
  test('has its status, its body and its retry-after', async () => {
    const { url } = await serviceOf(answering(404, { 'retry-after': '90' }))
    expect((await call({ method: 'GET', url })).answer).toEqual(
      E.right({ status: 404, body: 'body 404', retryAfter: '90' }),
    )
  })

  test('is observed, with the request and its time', async () => {
    const { url } = await serviceOf(answering(201))
    const { seen } = await call({ method: 'POST', url: `${url}/v1?q`, body: '{}' })
    expect(seen).toEqual([
      {
        ...{ method: 'POST', url: `${url}/v1?q`, attempt: 1, status: 201, detail: null },
        time: expect.any(Number) as number,
      },
    ])
    expect(seen[0]?.time).toBeGreaterThan(0)
  })

  test('is given up if it is endless', async () => {
    const { url } = await serviceOf((_, response) => {
      const pour = () => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', pour)
      }
      pour()
    })
    const { answer } = await call({ method: 'POST', url })
    expect(answer).toEqual(E.left('the answer is too large'))
  })
})

describe('a call that fails', () => {
  test('is repeated, with its photo, if that does no harm', async () => {
    const { url, received } = await serviceOf(answering(503), breakingOff, answering(200))
    const photo = new TextEncoder().encode('photo')
    const { answer, seen, outcomes } = await call({ method: 'PUT', url, body: photo })
    expect(answer).toMatchObject(E.right({ status: 200 }))
    expect(received).toEqual(['PUT photo', 'PUT photo', 'PUT photo'])
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
    expect(outcomes).toEqual([503, errorText, 200])
  })

  test('is not repeated if the service may have acted on it', async () => {
    const [cut, failing] = await Promise.all([serviceOf(breakingOff), serviceOf(answering(500))])
    const ended = await Promise.all(
      [cut, failing].map(({ url }) => call({ method: 'POST', url, body: '{}' })),
    )
    expect(ended.map(({ outcomes }) => outcomes)).toEqual([[errorText], [500]])
    expect([cut, failing].map(({ received }) => received)).toEqual([['POST {}'], ['POST {}']])
  })

  test('is repeated as soon as the server allows it', async () => {
    const { url } = await serviceOf(answering(503, { 'retry-after': '0' }), answering(201))
    expect((await call({ method: 'POST', url, body: '{}' })).outcomes).toEqual([503, 201])
  })
})

describe('a call that nobody answers', () => {
  test('ends at its time limit, each attempt anew, and reports why', async () => {
    const { url } = await silentService()
    const [get, post] = await Promise.all([
      call({ method: 'GET', url }, { timeout: 20 }),
      call({ method: 'POST', url }, { timeout: 20 }),
    ])
    const late = 'no answer in time'
    expect(get.outcomes).toEqual([late, late, late])
    expect(post.outcomes).toEqual([late])
    expect(post.answer).toEqual(E.left(late))
  })

  test(`has ${maxCallTime} ms by default`, async () => {
    const { server, url } = await silentService()
    const reached = once(server, 'connection')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = call({ method: 'POST', url })
    await reached
    vi.advanceTimersByTime(maxCallTime - 1)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    expect((await ended).outcomes).toEqual(['no answer in time'])
  })

  test('ends immediately on abort, and is not repeated', async () => {
    const { server, url } = await silentService()
    const interruption = new AbortController()
    const ended = call({ method: 'GET', url }, { signal: interruption.signal })
    await once(server, 'connection')
    interruption.abort()
    const { answer, seen } = await ended
    expect(E.isLeft(answer)).toBe(true)
    expect(seen).toHaveLength(1)
  })

  test('is not begun after an abort', async () => {
    const { url, received } = await serviceOf(answering(200))
    const { answer } = await call({ method: 'GET', url }, { signal: AbortSignal.abort() })
    expect(E.isLeft(answer)).toBe(true)
    expect(received).toEqual([])
  })
})

test('many calls at a time under one signal cause no warning', async () => {
  const warnings: Array<unknown> = []
  const warn = (warning: unknown) => warnings.push(warning)
  process.on('warning', warn)
  const { url } = await serviceOf(answering(503), answering(503), answering(200))
  const http = await clientHttp({ signal: new AbortController().signal })
  const requests = Array.from({ length: 40 }, () =>
    http({ method: 'GET', url, headers: {}, body: null })(),
  )
  await Promise.all(requests)
  process.off('warning', warn)
  expect(warnings).toEqual([])
})

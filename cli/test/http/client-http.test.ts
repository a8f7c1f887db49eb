import { once } from 'node:events'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { maxCallTime } from '@kaoiro/core/session'
import { clientHttp } from '../../src/http/client-http.js'
import {
  answering,
  breakingOff,
  call,
  closeServices,
  serviceOf,
  silentService,
} from './test-services.js'

// Core's tests check how long a client waits before it repeats a call.
vi.mock(
  '../../src/concurrency/cancellable-wait.js',
  () => import('../concurrency/recorded-waits.js'),
)

// Without a proxy, undici must not be loaded.
vi.mock('undici', () => {
  throw new Error('undici was loaded')
})

afterEach(async () => {
  vi.useRealTimers()
  await closeServices()
})

/** Any error message: the wording depends on the version of Node. */
const errorText = expect.stringMatching(/./) as string

describe('clientHttp', () => {
  test('returns status, body and Retry-After', async () => {
    const { url } = await serviceOf(answering(404, { 'retry-after': '90' }))
    expect((await call({ method: 'GET', url })).answer).toEqual(
      E.right({ status: 404, body: 'body 404', retryAfter: '90' }),
    )
  })

  test('reports each call with its request and duration', async () => {
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

  test('aborts an endless response', async () => {
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

  test('retries idempotent calls with their body', async () => {
    const { url, received } = await serviceOf(answering(503), breakingOff, answering(200))
    const photo = new TextEncoder().encode('photo')
    const { answer, seen, outcomes } = await call({ method: 'PUT', url, body: photo })
    expect(answer).toMatchObject(E.right({ status: 200 }))
    expect(received).toEqual(['PUT photo', 'PUT photo', 'PUT photo'])
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
    expect(outcomes).toEqual([503, errorText, 200])
  })

  test('limits the time of each attempt and repeats all calls but polls', async () => {
    const { url } = await silentService()
    const [get, post] = await Promise.all([
      call({ method: 'GET', url }, { timeout: 20 }),
      call({ method: 'POST', url }, { timeout: 20 }),
    ])
    const late = 'no answer within 0.02 s'
    expect(get.outcomes).toEqual([late])
    expect(post.outcomes).toEqual([late, late, late])
    expect(post.answer).toEqual(E.left(late))
  })

  test(`waits ${maxCallTime} ms for an answer by default`, async () => {
    const { server, url } = await silentService()
    const reached = once(server, 'connection')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ended = call({ method: 'GET', url })
    await reached
    vi.advanceTimersByTime(maxCallTime - 1)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    expect((await ended).outcomes).toEqual(['no answer within 30 s'])
  })

  test('rejects immediately on abort and does not retry', async () => {
    const { server, url } = await silentService()
    const interruption = new AbortController()
    const ended = call({ method: 'PUT', url }, { signal: interruption.signal })
    await once(server, 'connection')
    interruption.abort()
    const { answer, seen } = await ended
    expect(E.isLeft(answer)).toBe(true)
    expect(seen).toHaveLength(1)
  })

  test('sends nothing after an abort', async () => {
    const { url, received } = await serviceOf(answering(200))
    const { answer } = await call({ method: 'GET', url }, { signal: AbortSignal.abort() })
    expect(E.isLeft(answer)).toBe(true)
    expect(received).toEqual([])
  })
  test('causes no warning if many calls share one signal', async () => {
    const warnings: Array<unknown> = []
    const warn = (warning: unknown) => warnings.push(warning)
    process.on('warning', warn)
    const { url } = await serviceOf(answering(503), answering(503), answering(200))
    const http = await clientHttp({ signal: new AbortController().signal })
    const requests = Array.from({ length: 40 }, () =>
      http({ method: 'PUT', url, headers: {}, body: null })(),
    )
    await Promise.all(requests)
    process.off('warning', warn)
    expect(warnings).toEqual([])
  })
})

import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { createServer as createSilentServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { HttpRequest } from '@kaoiro/core/session/http/http'
import { maxCallTime } from '@kaoiro/core/session/http/http'
import type { NodeFetch } from '../../src/http/bounded-http.js'
import type { CallAttempt, ClientOptions } from '../../src/http/client-http.js'
import { clientHttp } from '../../src/http/client-http.js'
import { followRedirects } from '../../src/http/follow-redirects.js'

// No test here names a proxy, so none may load what proxies need.
vi.mock('undici', () => {
  throw new Error('undici was loaded')
})

const closings: Array<() => unknown> = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closings.splice(0)) await close()
})

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A service whose answers are these, in order; the last one repeats. */
const serviceOf = async (...answers: ReadonlyArray<RequestListener>) => {
  const received: Array<string> = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.method ?? ''} ${body}`)
      answers[Math.min(received.length, answers.length) - 1]?.(request, response)
    })
  })
  closings.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  return { url: await listen(server), received }
}

const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { connection: 'close', ...headers }).end(`body ${status}`)

const breakingOff: RequestListener = (request) => request.socket.destroy()

/** Accepts connections and says nothing. */
const silentService = async () => {
  const server = createSilentServer()
  closings.push(() => server.close())
  server.on('connection', (socket) => closings.unshift(() => socket.destroy()))
  return { server, url: await listen(server) }
}

/** Why there is no answer: the words differ from one Node to the next. */
const errorText = expect.stringMatching(/./) as string

const call = async (
  request: Pick<HttpRequest, 'method' | 'url'> & Partial<HttpRequest>,
  options: Partial<ClientOptions> = {},
) => {
  const seen: Array<CallAttempt> = []
  const signal = new AbortController().signal
  const http = await clientHttp({ signal, observe: (one) => seen.push(one), ...options })
  const answer = await http({ headers: {}, body: null, ...request })()
  return { answer, seen, outcomes: seen.map(({ status, detail }) => status ?? detail) }
}

describe('an answer', () => {
  test('comes with its status, its body and its word on when to come back', async () => {
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

  test('without end is given up', async () => {
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

describe('a redirection', () => {
  const photo = () => new TextEncoder().encode('photo')
  const moving = (location: string, status = 307) => answering(status, { location })

  test.each([307, 308])(
    'by %d is followed with the photo, which stays as it was',
    async (status) => {
      const bucket = await serviceOf(answering(200))
      const { url, received } = await serviceOf(moving(`${bucket.url}/there`, status))
      const body = photo()
      const { answer, seen } = await call({ method: 'PUT', url, body })
      expect(answer).toMatchObject(E.right({ status: 200 }))
      expect([received, bucket.received]).toEqual([['PUT photo'], ['PUT photo']])
      expect(body).toEqual(photo())
      expect(seen).toHaveLength(1)
    },
  )

  test('may name a path on the same host', async () => {
    const { url, received } = await serviceOf(moving('/there'), answering(200))
    const { answer } = await call({ method: 'PUT', url, body: photo() })
    expect(answer).toMatchObject(E.right({ status: 200 }))
    expect(received).toEqual(['PUT photo', 'PUT photo'])
  })

  test('that leads to another one, and so on, is followed three times', async () => {
    const { url, received } = await serviceOf(moving('/there'))
    const { answer } = await call({ method: 'PUT', url, body: photo() })
    expect(answer).toMatchObject(E.right({ status: 307 }))
    expect(received).toHaveLength(4)
  })

  test.each([
    ['PUT', 302, '/there'],
    ['PUT', 307, 'file:///etc/passwd'],
    ['PUT', 307, 'http://['],
    ['POST', 307, '/there'],
    ['GET', 301, '/there'],
  ] as const)('of a %s by %d to %s is an answer like any', async (method, status, location) => {
    const { url, received } = await serviceOf(moving(location, status))
    const { answer } = await call({ method, url, body: method === 'GET' ? null : photo() })
    expect(answer).toMatchObject(E.right({ status }))
    expect(received).toHaveLength(1)
  })

  test('never leads from https to http', async () => {
    const asked: Array<string> = []
    const redirecting: NodeFetch = (url) => {
      asked.push(url)
      const headers = new Headers({ location: 'http://bucket.example.com/there' })
      return Promise.resolve({ status: 307, headers, body: null })
    }
    const init = { method: 'PUT', headers: {}, body: photo(), signal: new AbortController().signal }
    const { status } = await followRedirects(redirecting)('https://bucket.example.com/here', init)
    expect({ status, asked }).toEqual({ status: 307, asked: ['https://bucket.example.com/here'] })
  })
})

describe('a call that fails', () => {
  test('is repeated, photo and all, where that does no harm', async () => {
    const { url, received } = await serviceOf(answering(503), breakingOff, answering(200))
    const photo = new TextEncoder().encode('photo')
    const { answer, seen, outcomes } = await call({ method: 'PUT', url, body: photo })
    expect(answer).toMatchObject(E.right({ status: 200 }))
    expect(received).toEqual(['PUT photo', 'PUT photo', 'PUT photo'])
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
    expect(outcomes).toEqual([503, errorText, 200])
  })

  test('is not repeated where it may have been taken', async () => {
    const [cut, failing] = await Promise.all([serviceOf(breakingOff), serviceOf(answering(500))])
    const ended = await Promise.all(
      [cut, failing].map(({ url }) => call({ method: 'POST', url, body: '{}' })),
    )
    expect(ended.map(({ outcomes }) => outcomes)).toEqual([[errorText], [500]])
    expect([cut, failing].map(({ received }) => received)).toEqual([['POST {}'], ['POST {}']])
  })

  test('comes back as soon as the server says that it may', async () => {
    const { url } = await serviceOf(answering(503, { 'retry-after': '0' }), answering(201))
    expect((await call({ method: 'POST', url, body: '{}' })).outcomes).toEqual([503, 201])
  })
})

describe('a call that nobody answers', () => {
  test('ends after its time, each attempt anew, and says why', async () => {
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

  test(`has ${maxCallTime} ms where nobody says otherwise`, async () => {
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

  test('ends at once when all is to end, and is not repeated', async () => {
    const { server, url } = await silentService()
    const interruption = new AbortController()
    const ended = call({ method: 'GET', url }, { signal: interruption.signal })
    await once(server, 'connection')
    interruption.abort()
    const { answer, seen } = await ended
    expect(E.isLeft(answer)).toBe(true)
    expect(seen).toHaveLength(1)
  })

  test('is not even begun after that', async () => {
    const { url, received } = await serviceOf(answering(200))
    const { answer } = await call({ method: 'GET', url }, { signal: AbortSignal.abort() })
    expect(E.isLeft(answer)).toBe(true)
    expect(received).toEqual([])
  })
})

test('many calls at a time under one signal warn of nothing', async () => {
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

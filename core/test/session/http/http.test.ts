import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Fetch, HttpRequest } from '../../../src/session/http/http.js'
import { fetchHttp } from '../../../src/session/http/http.js'

const request: HttpRequest = {
  method: 'POST',
  url: 'https://api.example/v1/sessions',
  headers: { accept: 'application/json' },
  body: '{}',
}

/** Rejects with any value, not only errors. */
const reject: (reason: unknown) => Promise<never> = Promise.reject.bind(Promise)

const rejecting =
  (reason: unknown): Fetch =>
  () =>
    reject(reason)

describe('fetchHttp', () => {
  test('passes on the request, with the same body object', async () => {
    const asked: Array<Parameters<Fetch>> = []
    const fetch: Fetch = (...args) => {
      asked.push(args)
      return Promise.resolve({ status: 201, text: () => Promise.resolve('{"a":1}') })
    }
    const bytes = Uint8Array.of(1, 2, 3)
    const answer = await fetchHttp(fetch)({ ...request, method: 'PUT', body: bytes })()
    expect(answer).toEqual(E.right({ status: 201, body: '{"a":1}', retryAfter: null }))
    expect(asked).toEqual([[request.url, { method: 'PUT', headers: request.headers, body: bytes }]])
    expect(asked[0]?.[1].body).toBe(bytes)
  })

  test.each([
    [
      'the unchanged header',
      { get: (name: string) => (name === 'retry-after' ? ' 7 ' : 'other') },
      ' 7 ',
    ],
    ['null without the header', { get: () => null }, null],
    ['null if the response lacks headers', undefined, null],
  ])('returns %s as retry-after', async (_, headers, retryAfter) => {
    const response = { status: 429, text: () => Promise.resolve('') }
    const fetch: Fetch = () =>
      Promise.resolve(headers === undefined ? response : { ...response, headers })
    expect(await fetchHttp(fetch)(request)()).toEqual(
      E.right({ status: 429, body: '', retryAfter }),
    )
  })

  test.each([
    ['an error', new TypeError('Failed to fetch'), 'Failed to fetch'],
    [
      'an error of Node with a cause',
      new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') }),
      'connect ECONNREFUSED 127.0.0.1:9',
    ],
    [
      'an error with an empty cause',
      new TypeError('fetch failed', { cause: new Error('') }),
      'fetch failed',
    ],
    [
      'an error with a cause of another type',
      new TypeError('fetch failed', { cause: 7 }),
      'fetch failed',
    ],
    ['a rejected string', 'gone', 'gone'],
  ])('returns the message of %s', async (_, reason, message) => {
    expect(await fetchHttp(rejecting(reason))(request)()).toEqual(E.left(message))
  })

  test('rejects truncated bodies', async () => {
    const fetch: Fetch = () =>
      Promise.resolve({ status: 200, text: () => Promise.reject(new Error('terminated')) })
    expect(await fetchHttp(fetch)(request)()).toEqual(E.left('terminated'))
  })

  test('handles a fetch that throws synchronously', async () => {
    const fetch: Fetch = () => {
      throw new TypeError('Invalid URL')
    }
    expect(await fetchHttp(fetch)(request)()).toEqual(E.left('Invalid URL'))
  })
})

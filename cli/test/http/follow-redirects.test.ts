import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test } from 'vitest'
import type { NodeFetch } from '../../src/http/create-fetch.js'
import { followRedirects } from '../../src/http/create-fetch.js'
import { answering, call, closeServices, serviceOf } from './test-services.js'

afterEach(closeServices)

describe('followRedirects', () => {
  const photo = () => new TextEncoder().encode('photo')
  const moving = (location: string, status = 307) => answering(status, { location })

  test.each([307, 308])('follows status %d and sends the photo again', async (status) => {
    const bucket = await serviceOf(answering(200))
    const { url, received } = await serviceOf(moving(`${bucket.url}/there`, status))
    const body = photo()
    const { answer, seen } = await call({ method: 'PUT', url, body })
    expect(answer).toMatchObject(E.right({ status: 200 }))
    expect([received, bucket.received]).toEqual([['PUT photo'], ['PUT photo']])
    expect(body).toEqual(photo())
    expect(seen).toHaveLength(1)
  })

  test('follows a location that is only a path', async () => {
    const { url, received } = await serviceOf(moving('/there'), answering(200))
    const { answer } = await call({ method: 'PUT', url, body: photo() })
    expect(answer).toMatchObject(E.right({ status: 200 }))
    expect(received).toEqual(['PUT photo', 'PUT photo'])
  })

  test('follows at most three redirects in a row', async () => {
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
  ] as const)(
    'does not follow the redirect of a %s with status %d to %s',
    async (method, status, location) => {
      const { url, received } = await serviceOf(moving(location, status))
      const { answer } = await call({ method, url, body: method === 'GET' ? null : photo() })
      expect(answer).toMatchObject(E.right({ status }))
      expect(received).toHaveLength(1)
    },
  )

  test('does not follow a redirect from https to http', async () => {
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

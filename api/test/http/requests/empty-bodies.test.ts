import { afterAll, describe, expect, test } from 'vitest'
import { exchange, listen } from '../raw.js'
import { sessionId, testService } from '../test-service.js'

describe('an empty body', async () => {
  const { service } = await testService()
  const port = await listen(service)
  afterAll(() => service.close())

  const statusOf = async (request: string, type: string, rest: string) => {
    const head = `${request} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\n`
    return Number((await exchange(port, head + rest)).split(' ', 2)[1])
  }

  describe.each([
    ['without a length', '\r\n'],
    ['of length 0', 'Content-Length: 0\r\n\r\n'],
    ['of length 00', 'Content-Length: 00\r\n\r\n'],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('%s', (_, rest) => {
    test.each(['application/json', 'text/xml', 'image/jpeg', 'nonsense'])(
      'is treated as a missing body, even with Content-Type %s',
      async (type) => {
        const ask = (request: string) => statusOf(request, type, rest)
        expect(await ask(`DELETE /v1/sessions/${sessionId}`)).toBe(200)
        expect(await ask('POST /v1/sessions')).toBe(201)
        expect(await ask(`GET /v1/sessions/${sessionId}`)).toBe(200)
        expect(await ask(`POST /v1/sessions/${sessionId}/analyses`)).toBe(400)
        expect(await ask('PUT /bucket/x')).toBe(415)
        expect(await ask('POST /nothing')).toBe(404)
      },
    )
  })

  test('is distinguished from a chunked body with content', async () => {
    const chunked = (...chunks: ReadonlyArray<string>) =>
      statusOf(
        `POST /v1/sessions/${sessionId}/analyses`,
        'application/json',
        `Transfer-Encoding: chunked\r\n\r\n${chunks.join('')}0\r\n\r\n`,
      )
    expect(await chunked('2\r\n{"\r\n', '10\r\ngender":"WOMEN"}\r\n')).toBe(202)
    expect(await chunked('1\r\n{\r\n')).toBe(400)
  })
})

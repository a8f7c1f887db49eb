import { randomBytes } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { clientIdOf, networkOf } from '../../../src/http/requests/client-address.js'
import { sessionId, stubSessions, testService } from '../test-service.js'

const key = randomBytes(32)

/** The client id under which an analysis that this address requests is counted. */
const countedFor = async (
  remoteAddress: string,
  { trustProxy = false, headers = {} }: { trustProxy?: boolean; headers?: object } = {},
): Promise<string> => {
  let counted = ''
  const { service } = await testService({
    clientIdOf: clientIdOf(key),
    options: { trustProxy },
    sessions: stubSessions({
      analyse: (_, __, client) => {
        counted = client
        return Promise.resolve(E.right(undefined))
      },
    }),
  })
  const { statusCode } = await service.inject({
    method: 'POST',
    url: `/v1/sessions/${sessionId}/analyses`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: '{"gender":"WOMEN"}',
    remoteAddress,
  })
  await service.close()
  expect(statusCode).toBe(202)
  return counted
}

test.each([
  ['2001:db8::1', '2001:db8::ffff:1', '2001:db8:0:1::1'],
  ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.2'],
  // Some proxies add the visitor's port.
  ['192.0.2.1:1234', '192.0.2.1:1235', '192.0.2.2:1234'],
  ['[2001:db8::1]:1234', '[2001:db8::1]:1235', '[2001:db8:0:1::1]:1234'],
  ['[2001:db8::1]', '2001:db8::2', '2001:db8:0:1::1'],
])('networkOf returns one network for %s and %s, and another for %s', (one, same, other) => {
  expect(networkOf(same)).toBe(networkOf(one))
  expect(networkOf(other)).not.toBe(networkOf(one))
})

describe('an analysis is counted', () => {
  test('for the address that a trusted proxy reports, otherwise for the address of the connection', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    const noted = await countedFor('10.0.0.1', { trustProxy: true, headers })
    expect(noted).toBe(await countedFor('192.0.2.7'))
    expect(await countedFor('10.0.0.1', { headers })).toBe(await countedFor('10.0.0.1'))
  })

  test('for an id that depends on the key', () => {
    const name = clientIdOf(key)('192.0.2.1')
    expect(name).toMatch(/^[\w-]{16}$/)
    expect(name).not.toBe(clientIdOf(randomBytes(32))('192.0.2.1'))
  })
})

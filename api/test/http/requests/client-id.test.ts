import { randomBytes } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { clientIdOf } from '../../../src/http/requests/client-id.js'
import { sessionId, stubSessions } from '../stub-sessions.js'
import { testService } from '../test-service.js'

const key = randomBytes(32)

/** Whom an analysis counts for that is asked for from this address. */
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

describe('an analysis counts', () => {
  test('for the network that it is asked from', async () => {
    const [one, same, other] = ['2001:db8::1', '2001:db8::ffff:1', '2001:db8:0:1::1'] as const
    expect(await countedFor(same)).toBe(await countedFor(one))
    expect(await countedFor(other)).not.toBe(await countedFor(one))
    expect(await countedFor('::ffff:192.0.2.1')).toBe(await countedFor('192.0.2.1'))
  })

  test('for what the proxy notes where that is to be believed, and else for who asks', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    const noted = await countedFor('10.0.0.1', { trustProxy: true, headers })
    expect(noted).toBe(await countedFor('192.0.2.7'))
    expect(await countedFor('10.0.0.1', { headers })).toBe(await countedFor('10.0.0.1'))
  })

  test('for a name that says nothing of the address without the key', () => {
    const name = clientIdOf(key)('192.0.2.1')
    expect(name).toMatch(/^[\w-]{16}$/)
    expect(name).not.toBe(clientIdOf(randomBytes(32))('192.0.2.1'))
  })
})

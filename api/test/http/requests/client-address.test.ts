import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { clientIdOf } from '../../../src/http/requests/client-address.js'

const key = randomBytes(32)

describe('an analysis is counted', () => {
  test('for an id that depends on the key', () => {
    const name = clientIdOf(key)('192.0.2.1')
    expect(name).toMatch(/^[\w-]{16}$/)
    expect(name).not.toBe(clientIdOf(randomBytes(32))('192.0.2.1'))
  })
})

import { expect, test } from 'vitest'
import { isLoopback } from '../../src/http/addresses.js'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.0.0.2', true],
  ['127.1', true],
  ['::1', true],
  // As in URLs.
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.0.2.127', false],
  ['127.example.com', false],
  ['localhost.example.com', false],
])('isLoopback returns for %s: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

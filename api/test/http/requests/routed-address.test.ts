import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchange, listen, parsed } from '../raw.js'
import type { TestService } from '../test-service.js'
import { testService } from '../test-service.js'

let made: TestService
let port: number
beforeAll(async () => {
  made = await testService()
  port = await listen(made.service)
})
afterAll(() => made.service.close())

const startArb = fc.constantFrom('/', '/v1/sessions/', '/bucket/', '*', 'x', 'http://a', 'ftp://a/')
const visibleArb = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code))
const oddArb = fc.constantFrom('%', '%E0', '%25', '%2', '%2F', '?', '#', ';', 'x'.repeat(200))

/** Valid and malformed request targets. */
const targetArb = fc
  .tuple(startArb, fc.array(fc.oneof(oddArb, visibleArb), { maxLength: 8 }))
  .map(([start, parts]) => start + parts.join(''))

const get = (target: string): Promise<string> =>
  exchange(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)

test('every target is answered by our own handlers', () =>
  fc.assert(
    fc.asyncProperty(targetArb, async (target) => {
      const answer = (await get(target)).toLowerCase()
      expect(answer).toContain('x-content-type-options: nosniff')
      expect(answer).not.toContain('fst_err')
    }),
  ))

test.each([
  '/healthz',
  'http://a/healthz',
  'HTTP://a:80/healthz?x=%E0',
  '/%68ealthz',
  '/healthz#x',
])('finds the route of %s', async (target) => expect(parsed(await get(target)).status).toBe(200))

test.each([
  ['/%E0', 400, 'bad-request'],
  ['http://a/%E0', 400, 'bad-request'],
  ['ftp://a/healthz', 400, 'bad-request'],
  ['http://a', 404, 'not-found'],
  ['/none?x=%E0', 404, 'not-found'],
] as const)('answers %s with a problem', async (target, status, code) => {
  const answer = parsed(await get(target))
  expect(answer).toMatchObject({ status, body: { code } })
  expect(answer.head).toContain('x-request-id: ')
})

import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resultCode, shownDiagnosis } from '@kaoiro/core/result-code'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { CardRefusal, CardRequest } from '../../../src/http/ports/site.js'
import { testService } from '../test-service.js'

const picture = new Uint8Array([137, 80, 78, 71])
let asked: Array<CardRequest> = []
let answer: E.Either<CardRefusal, Uint8Array> = E.right(picture)
let service: FastifyInstance

beforeAll(async () => {
  const cards = {
    version: 'v1',
    draw: (request: CardRequest) => {
      asked.push(request)
      return Promise.resolve(answer)
    },
  }
  service = (await testService({ cards })).service
})
afterAll(() => service.close())
beforeEach(() => {
  asked = []
  answer = E.right(picture)
})

const get = (url: string, headers: Record<string, string> = {}) =>
  service.inject({ method: 'GET', url, headers })

const address = '/result/1F7womQ/card.png'

test('draws a card for every code and every pair', () =>
  fc.assert(
    fc.asyncProperty(diagnosisArb, diagnosisArb, async (left, right) => {
      asked = []
      const [a, b] = [resultCode.encode(left), resultCode.encode(right)]
      const one = await get(`/result/${a}/card.png`)
      expect(one.statusCode).toBe(200)
      expect(one.headers['content-type']).toBe('image/png')
      expect(one.rawPayload.equals(picture)).toBe(true)
      expect((await get(`/compare/${a}/${b}/card.png?lang=en`)).statusCode).toBe(200)
      expect(asked).toEqual([
        { subject: [shownDiagnosis(left)], language: 'ja' },
        { subject: [shownDiagnosis(left), shownDiagnosis(right)], language: 'en' },
      ])
    }),
  ))

describe('a card', () => {
  test('may be stored by every cache and embedded by every site', async () => {
    const { headers } = await get(address)
    expect(headers['cache-control']).toMatch(/^public, max-age=\d{6,}/)
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  test('is not drawn again for a client that already has it', async () => {
    const tag = String((await get(address)).headers['etag'])
    asked = []
    const again = await get(address, { 'if-none-match': `"other", W/${tag}` })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect(again.headers['etag']).toBe(tag)
    expect(asked).toEqual([])
  })

  test('has the same ETag for every spelling of its code, and another for each language', async () => {
    const tagOf = async (url: string) => (await get(url)).headers['etag']
    const tag = await tagOf(address)
    expect(await tagOf('/result/0001F7womQ/card.png')).toBe(tag)
    expect(await tagOf(`${address}?utm_source=x&lang=xx`)).toBe(tag)
    expect(await tagOf(`${address}?lang=en`)).not.toBe(tag)
  })
})

const hostileArb = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('../../etc/passwd', '<script>', '%00', 'zzzzzzz', '', 'x'.repeat(5000)),
)

test('answers an invalid code with a problem', () =>
  fc.assert(
    fc.asyncProperty(
      hostileArb.filter((code) => E.isLeft(resultCode.decode(code))),
      async (code) => {
        const inPath = encodeURIComponent(code)
        for (const url of [
          `/result/${inPath}/card.png`,
          `/compare/1F7womQ/${inPath}/card.png`,
          `/compare/${inPath}/1F7womQ/card.png`,
        ]) {
          const { statusCode, headers, body } = await get(url)
          expect([400, 404, 414]).toContain(statusCode)
          expect(headers['content-type']).toContain('application/problem+json')
          expect(body).not.toContain('<script>')
        }
        expect(asked).toEqual([])
      },
    ),
  ))

test('answers 503 while too many cards are waiting', async () => {
  answer = E.left('busy')
  const { statusCode, headers } = await get(address)
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('3')
  expect(headers['cache-control']).toBe('no-store')
})

test('answers 404 if the machine cannot draw', async () => {
  answer = E.left('unavailable')
  expect((await get(address)).statusCode).toBe(404)
})

test('answers 404 if no UI is served', async () => {
  const { service } = await testService()
  expect((await service.inject({ method: 'GET', url: address })).statusCode).toBe(404)
  await service.close()
})

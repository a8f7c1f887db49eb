import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codePointsArb } from '@kaoiro/fixtures/arbitraries/values'
import { hrefOf, routes } from '../../../src/session/wire/routes.js'

describe('hrefOf', () => {
  test.each([
    ['https://api.example', 's-1', 'https://api.example/v1/sessions/s-1'],
    ['https://api.example/', 's-1', 'https://api.example/v1/sessions/s-1'],
    ['https://api.example/face/', 's-1', 'https://api.example/face/v1/sessions/s-1'],
    ['', 's-1', '/v1/sessions/s-1'],
    ['https://api.example', 'a/b?c#d e', 'https://api.example/v1/sessions/a%2Fb%3Fc%23d%20e'],
    ['https://api.example', '顔', 'https://api.example/v1/sessions/%E9%A1%94'],
    ['https://api.example', '$&', 'https://api.example/v1/sessions/%24%26'],
  ])('appends the path to <%s> for session %s', (baseUrl, sessionId, href) => {
    expect(hrefOf(baseUrl, routes.getSession, sessionId)).toBe(href)
  })

  test('encodes any session id as one path segment that decodes to the id', () => {
    fc.assert(
      fc.property(codePointsArb, (sessionId) => {
        const href = hrefOf('https://api.example', routes.requestAnalysis, sessionId)
        const segments = href.slice('https://api.example'.length).split('/')
        expect(segments).toHaveLength(5)
        expect(decodeURIComponent(segments[3] ?? '')).toBe(sessionId)
        expect(href).toMatch(/^[\x21-\x7e]+$/)
      }),
    )
  })
})

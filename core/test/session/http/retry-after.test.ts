import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTextArb } from '@kaoiro/fixtures/arbitraries/values'
import { retryAfterOf } from '../../../src/session/http/retry.js'

const now = Date.UTC(2026, 10, 21, 12, 0, 0)

describe('retryAfterOf', () => {
  test.each([
    ['0', 0],
    ['3', 3_000],
    [' 120 ', 120_000],
    ['Sat, 21 Nov 2026 12:00:07 GMT', 7_000],
    ['Sat, 21 Nov 2026 11:59:00 GMT', 0],
  ])('parses <%s> as %d ms', (header, time) => {
    expect(retryAfterOf(now)(header)).toEqual(O.some(time))
  })

  test.each(['', 'soon', '-5', '1.5', '+3', '2026-11-21', 'Sat, 99 Nov 2026 12:00:07 GMT', '0x10'])(
    'ignores <%s>',
    (header) => {
      expect(retryAfterOf(now)(header)).toEqual(O.none)
    },
  )

  test('is never negative', () => {
    fc.assert(
      fc.property(anyTextArb, fc.integer(), (header, anyTime) => {
        const wait = retryAfterOf(anyTime)(header)
        expect(O.isNone(wait) || wait.value >= 0).toBe(true)
      }),
    )
  })
})

import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sessionStateArb } from '@kaoiro/fixtures/arbitraries/session'
import { AnalysisRequest } from '../../../src/diagnosis/answer.js'
import { CreatedSession, SessionState } from '../../../src/session/wire/session-state.js'
import { resultOf } from '../results.js'

const result = resultOf('pretty', 'spring', { spring: 40, autumn: 20, winter: 10 })

/** A value after a round trip through JSON. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('CreatedSession', () => {
  test('requires both fields as text', () => {
    expect(CreatedSession.is({ session_id: 's', bucket_url: 'https://b' })).toBe(true)
    expect(CreatedSession.is({ session_id: 's' })).toBe(false)
    expect(CreatedSession.is({ session_id: 7, bucket_url: 'https://b' })).toBe(false)
  })
})

describe('AnalysisRequest', () => {
  test.each([0, 20, 33.3, 100])('accepts a hairline of %d', (hairline) => {
    expect(AnalysisRequest.decode({ gender: 'MEN', hairline })).toEqual(
      E.right({ gender: 'MEN', hairline }),
    )
  })

  test.each([-0.1, 100.1, Number.NaN, Infinity, '20', null, undefined])(
    'rejects a hairline of %s',
    (hairline) => {
      expect(E.isLeft(AnalysisRequest.decode({ gender: 'MEN', hairline }))).toBe(true)
      expect(AnalysisRequest.is({ gender: 'MEN', hairline })).toBe(false)
    },
  )

  test.each(['men', 'OTHER', '', null, undefined, 1])('rejects a gender of %s', (gender) => {
    expect(E.isLeft(AnalysisRequest.decode({ gender, hairline: 20 }))).toBe(true)
  })
})

describe('SessionState', () => {
  test.each([
    { status: 'analyzing' },
    { status: 'analyzing', result: null },
    { status: 'completed', result },
    { status: 'failed' },
    { status: 'failed', reason: 'no-face' },
    { status: 'failed', reason: 'a-future-reason' },
    { status: 'failed', reason: null },
  ])('accepts %j', (state) => {
    expect(SessionState.is(state)).toBe(true)
  })

  test.each([
    { status: 'completed' },
    { status: 'completed', result: null },
    { status: 'completed', result: { ...result, face_type: 'pretty' } },
    { status: 'done' },
    {},
    null,
    [],
  ])('rejects %j', (state) => {
    expect(E.isLeft(SessionState.decode(state))).toBe(true)
  })

  test.each([7, { code: 1 }, ['no-face']])('ignores the failure reason %j', (reason) => {
    expect(SessionState.decode({ status: 'failed', reason })).toEqual(
      E.right({ status: 'failed', reason: undefined }),
    )
  })

  test.each([null, 7, '', 'today', '2026-11-22', '2026-13-22T14:03:00Z', '2026-11-22T14:03:00'])(
    'ignores the times of a completed session if they are %j',
    (time) => {
      const times = { photo_deleted_at: time, expires_at: time }
      expect(SessionState.decode({ status: 'completed', result, ...times })).toEqual(
        E.right({ status: 'completed', result }),
      )
    },
  )

  test('decoding returns the encoded state, through JSON', () => {
    fc.assert(
      fc.property(sessionStateArb, (state) => {
        // JSON turns -0 into 0.
        expect(SessionState.decode(overTheWire(SessionState.encode(state)))).toEqual(
          E.right(overTheWire(state)),
        )
      }),
    )
  })
})

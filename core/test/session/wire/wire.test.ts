import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  analysisResultArb,
  sessionStateArb,
  specifiedResultArb,
} from '@kaoiro/fixtures/arbitraries/session'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { shareArb, unsoundShareArb } from '@kaoiro/fixtures/arbitraries/certainty'
import {
  AnalysisRequest,
  AnalysisResult,
  CreatedSession,
  SessionState,
} from '@kaoiro/core/session/wire/wire'
import { answerOf } from '../answers.js'

const result = answerOf('pretty', 'spring', { spring: 40, autumn: 20, winter: 10 })

const withLevel = (face_line: unknown) => ({
  ...result,
  face_type: { ...result.face_type, level: { ...result.face_type.level, face_line } },
})

/** What a body is after it went over the wire. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('CreatedSession', () => {
  test('both fields are needed, and are text', () => {
    expect(CreatedSession.is({ session_id: 's', bucket_url: 'https://b' })).toBe(true)
    expect(CreatedSession.is({ session_id: 's' })).toBe(false)
    expect(CreatedSession.is({ session_id: 7, bucket_url: 'https://b' })).toBe(false)
  })
})

describe('AnalysisRequest', () => {
  test.each([0, 20, 33.3, 100])('a hairline of %d is sent', (hairline) => {
    expect(AnalysisRequest.decode({ gender: 'MEN', hairline })).toEqual(
      E.right({ gender: 'MEN', hairline }),
    )
  })

  test.each([-0.1, 100.1, Number.NaN, Infinity, '20', null, undefined])(
    'a hairline of %s is not',
    (hairline) => {
      expect(E.isLeft(AnalysisRequest.decode({ gender: 'MEN', hairline }))).toBe(true)
      expect(AnalysisRequest.is({ gender: 'MEN', hairline })).toBe(false)
    },
  )

  test.each(['men', 'OTHER', '', null, undefined, 1])('a gender of %s is not', (gender) => {
    expect(E.isLeft(AnalysisRequest.decode({ gender, hairline: 20 }))).toBe(true)
  })

  test('decoding what was sent gives the request', () => {
    fc.assert(
      fc.property(genderArb, fc.integer({ min: 0, max: 1000 }), (gender, tenths) => {
        const request = { gender, hairline: tenths / 10 }
        expect(AnalysisRequest.decode(overTheWire(AnalysisRequest.encode(request)))).toEqual(
          E.right(request),
        )
      }),
    )
  })
})

describe('AnalysisResult', () => {
  test('the result of specification §3', () => {
    expect(AnalysisResult.decode(result)).toEqual(E.right(result))
  })

  test.each([0, 6, 2.5, '3', null, undefined])('%s is no level', (level) => {
    expect(E.isLeft(AnalysisResult.decode(withLevel(level)))).toBe(true)
  })

  test('names are any text, for they fall back; numbers are not names', () => {
    const named = (name: unknown) => ({
      ...result,
      personal_color: { ...result.personal_color, personal_color: name },
    })
    expect(AnalysisResult.is(named('monsoon'))).toBe(true)
    expect(AnalysisResult.is(named(3))).toBe(false)
  })

  test('what else a service sends does no harm', () => {
    expect(E.isRight(AnalysisResult.decode({ ...result, model: 'v2' }))).toBe(true)
  })
})

/** All that this service may add to a result, in its places. */
const additions = {
  whole: { confidence: 0.58, doubts: ['smile', 'a doubt of the future'] },
  faceType: {
    confidence: 0.72,
    second: { face_type: 'sweet', confidence: 0.21 },
    level_confidence: {
      face_line: 1,
      eyebrow_angle: 0.8,
      eye_vertical_length: 0.6,
      mouth_width: 0,
      nose_ratio: 0.9,
    },
    scores: {
      face_line: -1.2,
      eyebrow_angle: 0,
      eye_vertical_length: 0.61,
      mouth_width: 2.35,
      nose_ratio: -0.04,
    },
  },
  colour: { confidence: 0.8, second: { personal_color: 'monsoon', confidence: 0.15 } },
}

/** A result with these in the places of the additions. */
const withAdditions = (
  sent: { readonly face_type: object; readonly personal_color: object },
  { whole, faceType, colour }: { whole: object; faceType: object; colour: object },
) => ({
  face_type: { ...sent.face_type, ...faceType },
  personal_color: { ...sent.personal_color, ...colour },
  ...whole,
})

const isNoText = (u: unknown): boolean => typeof u !== 'string'

/** What no sound service sends in any of those places. */
const unsoundAdditionsArb = fc.record({
  whole: fc.record({
    confidence: unsoundShareArb,
    doubts: fc.constantFrom(null, 'smile', 7, {}, ['smile', 7], [null], [['smile']]),
  }),
  faceType: fc.record({
    confidence: unsoundShareArb,
    second: fc.oneof(
      fc.constantFrom(null, 'sweet', [], {}, { face_type: 'sweet' }, { confidence: 0.2 }),
      fc.record({ face_type: fc.constant('sweet'), confidence: unsoundShareArb }),
      fc.record({ face_type: unsoundShareArb.filter(isNoText), confidence: shareArb }),
    ),
    level_confidence: fc.constantFrom(null, 0.5, 'high', true),
    scores: fc.constantFrom(
      null,
      0.5,
      {},
      { ...additions.faceType.scores, nose_ratio: '0.5' },
      { ...additions.faceType.scores, face_line: Infinity },
    ),
  }),
  colour: fc.record({
    confidence: unsoundShareArb,
    second: fc.record({ personal_color: fc.constant('summer'), confidence: unsoundShareArb }),
  }),
})

describe('what this service adds', () => {
  test('is kept in each of its places', () => {
    const sent = withAdditions(result, additions)
    expect(AnalysisResult.decode(sent)).toEqual(E.right(sent))
  })

  test('counts as not sent if it is invalid, and the rest is as it was sent', () => {
    fc.assert(
      fc.property(specifiedResultArb, unsoundAdditionsArb, (sent, unsound) => {
        const disturbed = withAdditions(sent, unsound)
        expect(AnalysisResult.decode(disturbed)).toEqual(E.right(sent))
        expect(SessionState.decode({ status: 'completed', result: disturbed })).toEqual(
          E.right({ status: 'completed', result: sent }),
        )
      }),
    )
  })

  test('is read part by part: a level without its confidence does not affect the others', () => {
    fc.assert(
      fc.property(unsoundShareArb, (unsound) => {
        const level_confidence = { ...additions.faceType.level_confidence, mouth_width: unsound }
        const faceType = { ...additions.faceType, level_confidence }
        const { mouth_width, ...others } = additions.faceType.level_confidence
        expect(mouth_width).toBe(0)
        expect(AnalysisResult.decode(withAdditions(result, { ...additions, faceType }))).toEqual(
          E.right(
            withAdditions(result, {
              ...additions,
              faceType: { ...additions.faceType, level_confidence: others },
            }),
          ),
        )
      }),
    )
  })
})

describe('SessionState', () => {
  test.each([
    { status: 'analyzing' },
    { status: 'analyzing', result: null },
    { status: 'completed', result },
    { status: 'failed' },
    { status: 'failed', reason: 'no-face' },
    { status: 'failed', reason: 'a reason of the future' },
    { status: 'failed', reason: null },
  ])('%j is a state', (state) => {
    expect(SessionState.is(state)).toBe(true)
  })

  test.each([
    { status: 'completed' },
    { status: 'completed', result: null },
    { status: 'completed', result: withLevel(6) },
    { status: 'done' },
    {},
    null,
    [],
  ])('%j is no state of a session', (state) => {
    expect(E.isLeft(SessionState.decode(state))).toBe(true)
  })

  test.each([7, { code: 1 }, ['no-face']])(
    'a failed state whose reason is %j is read without it',
    (reason) => {
      expect(SessionState.decode({ status: 'failed', reason })).toEqual(
        E.right({ status: 'failed', reason: undefined }),
      )
    },
  )

  test.each([null, 7, '', 'today', '2026-11-22', '2026-13-22T14:03:00Z', '2026-11-22T14:03:00'])(
    'a completed state whose times are %j is read without them',
    (time) => {
      const times = { photo_deleted_at: time, expires_at: time }
      expect(SessionState.decode({ status: 'completed', result, ...times })).toEqual(
        E.right({ status: 'completed', result }),
      )
    },
  )

  test('decoding what was sent gives the state', () => {
    fc.assert(
      fc.property(sessionStateArb, (state) => {
        // JSON has no -0.
        expect(SessionState.decode(overTheWire(SessionState.encode(state)))).toEqual(
          E.right(overTheWire(state)),
        )
      }),
    )
  })

  test('a completed state holds any result', () => {
    fc.assert(
      fc.property(analysisResultArb, (each) => {
        expect(SessionState.is({ status: 'completed', result: each })).toBe(true)
      }),
    )
  })
})

import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  analysisResultArb,
  genderArb,
  sessionStateArb,
  specifiedResultArb,
  unsoundConfidenceArb,
} from '@kaoiro/fixtures/arbitraries'
import { confidenceOf } from '@kaoiro/core/session/confidence'
import {
  AnalysisRequest,
  AnalysisResult,
  CreatedSession,
  SessionState,
} from '@kaoiro/core/session/wire'

const result = {
  face_type: {
    face_type: 'pretty',
    level: {
      face_line: 1,
      eyebrow_angle: 2,
      eye_vertical_length: 3,
      mouth_width: 4,
      nose_ratio: 5,
    },
  },
  personal_color: {
    personal_color: 'spring',
    proportion: { spring: 40, autumn: 20, winter: 10 },
  },
}

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

  test.each([0, 6, 2.5, '3', null, undefined])('a level of %s is none', (level) => {
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

/** A result with these in the three places that a confidence has. */
const withConfidences = (sent: AnalysisResult, whole: unknown, face: unknown, colour: unknown) => ({
  face_type: { ...sent.face_type, confidence: face },
  personal_color: { ...sent.personal_color, confidence: colour },
  confidence: whole,
})

describe('confidence', () => {
  test.each([0, 0.94, 1])('%d is kept in each of its places', (share) => {
    const sent = withConfidences(result as AnalysisResult, share, share, share)
    expect(AnalysisResult.decode(sent)).toEqual(E.right(sent))
  })

  test('what is no share of 1 counts as not sent, and the rest as it was sent', () => {
    fc.assert(
      fc.property(
        specifiedResultArb,
        fc.tuple(unsoundConfidenceArb, unsoundConfidenceArb, unsoundConfidenceArb),
        (sent, unsound) => {
          const disturbed = withConfidences(sent, ...unsound)
          expect(AnalysisResult.decode(disturbed)).toEqual(E.right(sent))
          expect(SessionState.decode({ status: 'completed', result: disturbed })).toEqual(
            E.right({ status: 'completed', result: sent }),
          )
        },
      ),
    )
  })

  test('a client is told where it was sent', () => {
    fc.assert(
      fc.property(analysisResultArb, (sent) => {
        expect(E.map(confidenceOf)(AnalysisResult.decode(sent))).toEqual(
          E.right(confidenceOf(sent)),
        )
      }),
    )
    expect(confidenceOf(result as AnalysisResult)).toEqual({})
    expect(
      confidenceOf(
        withConfidences(result as AnalysisResult, 0.8, 0.9, undefined) as AnalysisResult,
      ),
    ).toEqual({ both: 0.8, faceType: 0.9 })
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
    { status: 'failed', reason: 7 },
    {},
    null,
    [],
  ])('%j is none', (state) => {
    expect(E.isLeft(SessionState.decode(state))).toBe(true)
  })

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

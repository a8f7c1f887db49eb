import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareArb, unsoundShareArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { analysisResultArb, specifiedResultArb } from '@kaoiro/fixtures/arbitraries/session'
import {
  AnalysisResult,
  answerFromWire,
  answerToWire,
} from '../../../src/session/wire/analysis-result.js'
import { resultOf } from '../results.js'

const result = resultOf('pretty', 'spring', { spring: 40, autumn: 20, winter: 10 })

const withLevel = (face_line: unknown) => ({
  ...result,
  face_type: { ...result.face_type, level: { ...result.face_type.level, face_line } },
})

describe('AnalysisResult', () => {
  test.each([0, 6, 2.5, '3', null, undefined])('rejects the level %s', (level) => {
    expect(E.isLeft(AnalysisResult.decode(withLevel(level)))).toBe(true)
  })

  test('accepts any text as a name, but no number', () => {
    const named = (name: unknown) => ({
      ...result,
      personal_color: { ...result.personal_color, personal_color: name },
    })
    expect(AnalysisResult.is(named('monsoon'))).toBe(true)
    expect(AnalysisResult.is(named(3))).toBe(false)
  })
})

const triangle = [
  [0.4, 0.5],
  [0.5, 0.6],
  [0.6, 0.5],
] as const
const [one, two] = [[triangle], [triangle, triangle]]
const features = {
  ...{ lips: one, mouth: one, hair: one },
  ...{ eyes: two, irises: two, brows: two, cheeks: two },
}

/** Every optional field of a result. */
const additions = {
  whole: {
    confidence: 0.29,
    doubts: ['smile', 'future-doubt'],
    face_outline: [
      [0.3, 0.4],
      [0.5, 0.8],
      [0.7, 0.41],
    ],
    face_features: features,
  },
  faceType: {
    proportion: { pretty: 72, sweet: 21, chic: 7 },
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
  colour: {
    confidence: 0.4,
    second: { personal_color: 'summer', confidence: 0.3 },
    without: { hair: { spring: 20, autumn: 30, winter: 25 } },
  },
}

/** A result with the given optional fields. */
const withAdditions = (
  sent: { readonly face_type: object; readonly personal_color: object },
  { whole, faceType, colour }: { whole: object; faceType: object; colour: object },
) => ({
  face_type: { ...sent.face_type, ...faceType },
  personal_color: { ...sent.personal_color, ...colour },
  ...whole,
})

const isNotText = (u: unknown): boolean => typeof u !== 'string'

/** Optional fields that are invalid. */
const unsoundAdditionsArb = fc.record({
  whole: fc.record({
    face_features: fc.constantFrom(
      null,
      [],
      {},
      { lips: features.lips },
      { ...features, mouth: [] },
    ),
    confidence: unsoundShareArb,
    doubts: fc.constantFrom(null, 'smile', 7, {}, ['smile', 7], [null], [['smile']]),
    face_outline: fc.constantFrom(null, 'round', [], [0.5], [[0.5, 0.8]], [[0.3], [0.5], [0.7]]),
  }),
  faceType: fc.record({
    proportion: fc.constantFrom(null, 0.5, { pretty: 101 }, { pretty: '72' }),
    confidence: unsoundShareArb,
    second: fc.oneof(
      fc.constantFrom(null, 'sweet', [], {}, { face_type: 'sweet' }, { confidence: 0.2 }),
      fc.record({ face_type: fc.constant('sweet'), confidence: unsoundShareArb }),
      fc.record({ face_type: unsoundShareArb.filter(isNotText), confidence: shareArb }),
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
    without: fc.constantFrom(null, 7, ['hair'], { hair: 40 }, { hair: { spring: 20 } }),
  }),
})

describe('the optional fields of AnalysisResult', () => {
  test('are ignored if they are invalid; the rest is kept', () => {
    fc.assert(
      fc.property(specifiedResultArb, unsoundAdditionsArb, (sent, unsound) => {
        const disturbed = withAdditions(sent, unsound)
        expect(AnalysisResult.decode(disturbed)).toEqual(E.right(sent))
      }),
    )
  })

  test('are ignored individually, for example one invalid level confidence', () => {
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

describe('answerFromWire and answerToWire', () => {
  const everyField = withAdditions(result, additions) as AnalysisResult

  test('rename every field that does not repeat another', () => {
    expect(answerFromWire(everyField)).toEqual({
      faceType: 'pretty',
      season: 'spring',
      levels: {
        ...{ faceLine: 1, eyebrowAngle: 2, eyeVerticalLength: 3 },
        ...{ mouthWidth: 4, noseRatio: 5 },
      },
      proportion: { spring: 40, autumn: 20, winter: 10 },
      scores: {
        ...{ faceLine: -1.2, eyebrowAngle: 0, eyeVerticalLength: 0.61 },
        ...{ mouthWidth: 2.35, noseRatio: -0.04 },
      },
      faceTypes: { pretty: 72, sweet: 21, chic: 7 },
      levelConfidence: {
        ...{ faceLine: 1, eyebrowAngle: 0.8, eyeVerticalLength: 0.6 },
        ...{ mouthWidth: 0, noseRatio: 0.9 },
      },
      doubts: ['smile', 'future-doubt'],
      seasonWithout: additions.colour.without,
      outline: additions.whole.face_outline,
      features,
    })
  })

  test('answerFromWire returns the answer that was passed to answerToWire', () => {
    fc.assert(
      fc.property(analysisResultArb, (sent) => {
        const answer = answerFromWire(sent)
        expect(answerFromWire(answerToWire(answer))).toEqual(answer)
      }),
    )
  })

  test('answerToWire repeats nothing without the chances of face types', () => {
    fc.assert(
      fc.property(specifiedResultArb, (sent) => {
        expect(answerToWire(answerFromWire(sent))).toEqual(sent)
      }),
    )
  })

  test('answerToWire keeps a fixed order of fields', () => {
    expect(JSON.stringify(answerToWire(answerFromWire(everyField)))).toBe(
      '{"confidence":0.29,"doubts":["smile","future-doubt"],' +
        '"face_type":{"face_type":"pretty","proportion":{"pretty":72,"sweet":21,"chic":7},"confidence":0.72,' +
        '"second":{"face_type":"sweet","confidence":0.21},' +
        '"level":{"face_line":1,"eyebrow_angle":2,"eye_vertical_length":3,"mouth_width":4,"nose_ratio":5},' +
        '"scores":{"face_line":-1.2,"eyebrow_angle":0,"eye_vertical_length":0.61,"mouth_width":2.35,"nose_ratio":-0.04},' +
        '"level_confidence":{"face_line":1,"eyebrow_angle":0.8,"eye_vertical_length":0.6,"mouth_width":0,"nose_ratio":0.9}},' +
        '"personal_color":{"personal_color":"spring","confidence":0.4,' +
        '"second":{"personal_color":"summer","confidence":0.3},' +
        '"proportion":{"spring":40,"autumn":20,"winter":10},' +
        '"without":{"hair":{"spring":20,"autumn":30,"winter":25}}},' +
        '"face_outline":[[0.3,0.4],[0.5,0.8],[0.7,0.41]],' +
        `"face_features":${JSON.stringify(features)}}`,
    )
  })
})

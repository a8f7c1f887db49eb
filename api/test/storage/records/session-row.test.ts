import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerArb } from '@kaoiro/fixtures/arbitraries/session'
import { SessionRow, outcomeJson } from '../../../src/storage/records/sql-session-store.js'

const request = { gender: 'WOMEN', hairline: 20 }
const times = { created_at: 1_795_875_539_590, photo_deleted_at: 1_795_875_565_107 }

/** The outcome that commit bc489033 of 23 November 2026 recorded for a drawn portrait. */
const completed = {
  _tag: 'Completed',
  result: {
    doubts: [],
    confidence: 0.86,
    face_type: {
      level: {
        face_line: 3,
        nose_ratio: 3,
        mouth_width: 5,
        eyebrow_angle: 4,
        eye_vertical_length: 2,
      },
      scores: {
        face_line: 0.23,
        nose_ratio: -0.12,
        mouth_width: 3.11,
        eyebrow_angle: 0.55,
        eye_vertical_length: -0.26,
      },
      second: { face_type: 'smart-casual', confidence: 0.13 },
      face_type: 'pretty',
      confidence: 0.87,
      level_confidence: {
        face_line: 0.48,
        nose_ratio: 0.62,
        mouth_width: 0.99,
        eyebrow_angle: 0.6,
        eye_vertical_length: 0.51,
      },
    },
    personal_color: {
      second: { confidence: 0, personal_color: 'summer' },
      confidence: 0.99,
      proportion: { autumn: 3, spring: 97, winter: 0 },
      personal_color: 'spring',
    },
  },
}

const id = 'fe7fa517-35f9-491a-aa44-c8ed717187c9'

/** Rows of earlier versions. Add rows when a column or its JSON changes; never change one. */
test.each([
  [
    '23 November, waiting',
    { phase: 'awaiting-photo', request: null, outcome: null },
    'AwaitingPhoto',
  ],
  ['23 November, queued', { phase: 'analyzing', request, outcome: null }, 'Analyzing'],
  ['23 November, recorded', { phase: 'analyzing', request, outcome: completed }, 'Analyzing'],
  ['23 November, ended', { phase: 'ended', request, outcome: completed }, 'Ended'],
  [
    '23 November, failed',
    { phase: 'ended', request, outcome: { _tag: 'Failed', reason: 'no-face' } },
    'Ended',
  ],
])('reads the rows of earlier versions: %s', (_, row, _tag) => {
  expect(SessionRow.decode({ id, ...times, ...row })).toMatchObject(E.right({ phase: { _tag } }))
})

test('reads the outcome that it writes', () => {
  fc.assert(
    fc.property(answerArb, (answer) => {
      const written = { _tag: 'Completed', answer } as const
      const outcome: unknown = JSON.parse(outcomeJson(written))
      const session = SessionRow.decode({ id, ...times, phase: 'analyzing', request, outcome })
      const phase = { _tag: 'Analyzing', request, outcome: O.some(written) }
      expect(session).toEqual(E.right({ id, createdAt: times.created_at, phase }))
    }),
  )
})

test('does not read the outcome of a later version', () => {
  const outcome = { _tag: 'Completed', version: 3, answer: {} }
  const row = { id, ...times, phase: 'ended', request, outcome }
  expect(E.isLeft(SessionRow.decode(row))).toBe(true)
})

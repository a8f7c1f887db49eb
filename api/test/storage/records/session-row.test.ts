import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { SessionRow } from '../../../src/storage/records/session-row.js'

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
  const id = 'fe7fa517-35f9-491a-aa44-c8ed717187c9'
  expect(SessionRow.decode({ id, ...times, ...row })).toMatchObject(E.right({ phase: { _tag } }))
})

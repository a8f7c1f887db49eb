import { expect, test } from 'vitest'
import { formatDuration, progressWords } from '../../src/progress/words.js'

test.each([
  [0, '0 s'],
  [59_001, '1 min 0 s'],
  [3_600_000, '1 h 0 min'],
  [7_384_000, '2 h 3 min'],
])('%d ms are %s', (ms, expected) => {
  expect(formatDuration(progressWords.en)(ms)).toBe(expected)
})

import { expect, test } from 'vitest'
import { overlapTracker } from '../../../src/photo/threads/overlap-tracker.js'

test('who had company is no longer alone, whoever came first or left meanwhile', () => {
  const { enter } = overlapTracker()
  const first = enter()
  expect(first.wasAlone()).toBe(true)
  const second = enter()
  second.leave()
  expect([first.wasAlone(), second.wasAlone()]).toEqual([false, false])
  first.leave()
  expect(enter().wasAlone()).toBe(true)
})

import { expect, test } from 'vitest'
import { overlapTracker } from '../../../src/photo/threads/photo-threads.js'

test('overlapTracker reports overlapping work, whichever began or ended first', () => {
  const { enter } = overlapTracker()
  const first = enter()
  expect(first.wasAlone()).toBe(true)
  const second = enter()
  second.leave()
  expect([first.wasAlone(), second.wasAlone()]).toEqual([false, false])
  first.leave()
  expect(enter().wasAlone()).toBe(true)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from '../../src/concurrency/at-most-every.js'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

test('shares a run that has not ended, however long it takes', async () => {
  let end: () => void = () => undefined
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const check = atMostEvery(1_000, work)
  const first = check()
  vi.advanceTimersByTime(5_000)
  const second = check()
  end()
  await Promise.all([first, second])
  expect(work).toHaveBeenCalledTimes(1)
})

test('repeats a result or an error until the pause after it is over', async () => {
  const work = vi.fn(() => Promise.resolve())
  work.mockRejectedValueOnce(new Error('denied'))
  const check = atMostEvery(1_000, work)
  await expect(check()).rejects.toThrow('denied')
  vi.advanceTimersByTime(999)
  await expect(check()).rejects.toThrow('denied')
  vi.advanceTimersByTime(1)
  await check()
  await check()
  expect(work).toHaveBeenCalledTimes(2)
})

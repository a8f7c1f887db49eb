import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharedClock } from '../../../src/storage/records/sql-records.js'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 }))
afterEach(() => vi.useRealTimers())

test('follows the store from its start, even if this machine’s clock is set', async () => {
  const clock = await sharedClock(() => Promise.resolve(700_000))
  vi.setSystemTime(5_000_000)
  expect(clock.now()).toBe(700_000)
  vi.advanceTimersByTime(30)
  expect(clock.now()).toBe(700_030)
})

test('takes over each reading, which was made half-way between call and answer', async () => {
  const times = [1_000, 90_000]
  const clock = await sharedClock(() => {
    vi.advanceTimersByTime(20)
    return Promise.resolve(times.shift() ?? 0)
  })
  expect(clock.now()).toBe(1_010)
  expect(await clock.read()).toBe(90_000)
  expect(clock.now()).toBe(90_010)
})

test('keeps its time if the store cannot be read', async () => {
  const read = vi.fn(() => Promise.reject<number>(new Error('away'))).mockResolvedValueOnce(1_000)
  const clock = await sharedClock(read)
  await expect(clock.read()).rejects.toThrow('away')
  expect(clock.now()).toBe(1_000)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { probe } from '../../src/concurrency/probe.js'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const options = { pause: 10_000, tolerated: 2 }

/** A check that succeeds until a test changes it. */
const checked = () => {
  const check = vi.fn(() => Promise.resolve())
  return { check, ready: probe('bucket', check, options), fails: new Error('503 SlowDown') }
}

test('shares a check that has not ended, and gives up after a while', async () => {
  const check = vi.fn(() => new Promise<void>(() => undefined))
  const ready = probe('database', check, options)
  const answers = Promise.allSettled([ready(), ready()])
  await vi.advanceTimersByTimeAsync(1_500)
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(check).toHaveBeenCalledTimes(1)
})

test('reports a part that has never worked, by its name, and its recovery a second later', async () => {
  const { check, ready, fails } = checked()
  check.mockRejectedValueOnce(fails)
  await expect(ready()).rejects.toMatchObject({ part: 'bucket', message: 'bucket: 503 SlowDown' })
  vi.advanceTimersByTime(999)
  await expect(ready()).rejects.toThrow('SlowDown')
  vi.advanceTimersByTime(1)
  await ready()
  vi.advanceTimersByTime(9_999)
  await ready()
  expect(check).toHaveBeenCalledTimes(2)
})

test('reports a part that worked only after three failures in a row, a second apart', async () => {
  const { check, ready, fails } = checked()
  await ready()
  const next = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    return ready().then(
      () => 'ready',
      () => 'failed',
    )
  }
  check.mockRejectedValueOnce(fails)
  expect([await next(10_000), await next(1_000)]).toEqual(['ready', 'ready'])
  check.mockRejectedValue(fails)
  const states = [await next(10_000), await next(0), await next(1_000), await next(1_000)]
  expect(states).toEqual(['ready', 'ready', 'ready', 'failed'])
})

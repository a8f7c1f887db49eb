import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startJobQueue } from '../../../src/storage/records/job-queue.js'
import { rejected, supervisedDatabase } from './test-records.js'

describe('startJobQueue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('checks for dead nodes at least every 5 s', async () => {
    const { database, checks } = supervisedDatabase()
    const jobs = await startJobQueue(database, rejected)
    const start = Date.now()
    await vi.advanceTimersByTimeAsync(60_000)
    await jobs.stop()
    const times = [start, ...checks, start + 60_000]
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5_000)
  })

  test('rejects and stops its timers if the queue cannot be created', async () => {
    const { database } = supervisedDatabase({ refused: 'create_queue' })
    await expect(startJobQueue(database, rejected)).rejects.toThrow('create_queue')
    expect(vi.getTimerCount()).toBe(0)
  })
})

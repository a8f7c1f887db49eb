import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startJobQueue } from '../../../src/storage/records/job-queue.js'
import { rejected, supervisedDatabase } from './test-records.js'

describe('the supervision of the queue', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('checks for dead nodes every 5 s at least', async () => {
    const { database, checks } = supervisedDatabase()
    const jobs = await startJobQueue(database, rejected)
    const start = Date.now()
    await vi.advanceTimersByTimeAsync(60_000)
    await jobs.stop()
    const times = [start, ...checks, start + 60_000]
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5_000)
  })

  test('ends if the queue cannot be created, with the error reported', async () => {
    const { database } = supervisedDatabase({ refused: 'create_queue' })
    await expect(startJobQueue(database, rejected)).rejects.toThrow('create_queue')
    expect(vi.getTimerCount()).toBe(0)
  })
})

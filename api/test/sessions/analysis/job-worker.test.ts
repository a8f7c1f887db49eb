import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { traceFields } from '../../../src/concurrency/trace.js'
import { renewalInterval, startJobWorker } from '../../../src/sessions/analysis/job-worker.js'
import type { AnalysisQueue, Job } from '../../../src/sessions/ports/persistence.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A queue with these jobs, and the calls to renew them. */
const queueOf = (...jobs: ReadonlyArray<Job>) => {
  const renewed: Array<ReadonlyArray<string>> = []
  const waiting = [...jobs]
  const queue: AnalysisQueue = {
    add: () => Promise.resolve(),
    length: () => Promise.resolve(waiting.length),
    unknown: () => Promise.resolve(0),
    stateFor: () => Promise.resolve({ waiting: 0, own: 0, lastArrival: 0 }),
    take: (max) => Promise.resolve(waiting.splice(0, max)),
    renew: (active) => Promise.resolve(void renewed.push(active)),
    requeue: () => Promise.resolve(),
    takeExhausted: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
  }
  return { queue, renewed }
}

test('startJobWorker renews jobs until they end', async () => {
  const { queue, renewed } = queueOf({ id: 'slow' }, { id: 'quick' })
  const ends = new Map<string, () => void>()
  const worker = startJobWorker({
    queue,
    work: (id) => new Promise((resolve) => ends.set(id, resolve)),
    concurrency: 2,
    emit: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(renewalInterval)
  ends.get('quick')?.()
  await vi.advanceTimersByTimeAsync(renewalInterval)
  ends.get('slow')?.()
  await vi.advanceTimersByTimeAsync(renewalInterval)
  expect(renewed).toEqual([['slow', 'quick'], ['slow']])
  const stopped = worker.stop(0)
  await vi.runAllTimersAsync()
  await stopped
  expect(vi.getTimerCount()).toBe(0)
})

test('startJobWorker works on each job in the trace of its request', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const { queue } = queueOf(
    { id: 'traced', trace: `00-${traceId}-00f067aa0ba902b7-01` },
    { id: 'other' },
  )
  const seen: Record<string, object> = {}
  const worker = startJobWorker({
    queue,
    work: async (id) => {
      await Promise.resolve()
      seen[id] = traceFields()
    },
    concurrency: 2,
    emit: () => undefined,
  })
  const stopped = worker.stop(1_000)
  await vi.runAllTimersAsync()
  await stopped
  expect(seen).toEqual({ traced: { traceId }, other: {} })
})

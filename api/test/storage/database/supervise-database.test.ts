import { describe, expect, test, vi } from 'vitest'
import type { SupervisorPorts } from '../../../src/storage/database/supervise-database.js'
import { superviseDatabase } from '../../../src/storage/database/supervise-database.js'
import type { DatabaseThread } from '../../../src/storage/database/thread.js'
import { eventually } from '../../eventually.js'

/** A thread that ends when the test calls `die`, or at the abort signal. */
const fakeThread = (signal: AbortSignal) => {
  let die: (reason: Error) => void = () => undefined
  const ended = new Promise<Error>((resolve) => (die = resolve))
  signal.addEventListener('abort', () => die(new Error('closed')))
  const thread: DatabaseThread = { send: () => Promise.resolve([]), ended }
  return { thread, die }
}

const supervised = async (ports: Partial<SupervisorPorts> = {}) => {
  const closed = new AbortController()
  const threads: Array<ReturnType<typeof fakeThread>> = []
  const errors: Array<unknown> = []
  const start = vi.fn(() => {
    const made = fakeThread(closed.signal)
    threads.push(made)
    return Promise.resolve(made.thread)
  })
  const database = await superviseDatabase({
    start,
    canStart: () => Promise.resolve(true),
    onError: (error) => void errors.push(error),
    signal: closed.signal,
    pause: 1,
    ...ports,
  })
  return { database, threads, errors, start, close: () => closed.abort() }
}

const away = expect.objectContaining({ code: '57P03' }) as unknown

describe('a supervised database', () => {
  test('reports a crash, and is unavailable until it is restarted', async () => {
    let canStart = false
    const { database, threads, errors, close } = await supervised({
      canStart: () => Promise.resolve(canStart),
    })
    expect(database.current()).toBe(threads[0]?.thread)
    const reason = new Error('disk full')
    threads[0]?.die(reason)
    await eventually(() => expect(database.current).toThrow(away as Error))
    expect(errors).toEqual([reason])
    canStart = true
    await eventually(() => expect(database.current()).toBe(threads[1]?.thread))
    close()
    await database.stopped
  })

  test('retries if a start, or the check before it, fails', async () => {
    const canStart = vi.fn(() => Promise.resolve(true))
    const { database, threads, errors, start, close } = await supervised({ canStart })
    const error = new Error('not now')
    start.mockRejectedValueOnce(error)
    canStart.mockRejectedValueOnce(error)
    threads[0]?.die(error)
    await eventually(() => expect(database.current()).toBe(threads[1]?.thread))
    expect(errors).toEqual([error, error, error])
    close()
    await database.stopped
  })

  test('stops without an error when it is closed', async () => {
    const { database, errors, start, close } = await supervised()
    close()
    await database.stopped
    expect(database.current).toThrow(away)
    expect({ errors, starts: start.mock.calls.length }).toEqual({ errors: [], starts: 1 })
  })
})

test('superviseDatabase rejects if the first start fails', async () => {
  const error = new Error('damaged')
  await expect(supervised({ start: () => Promise.reject(error) })).rejects.toBe(error)
})

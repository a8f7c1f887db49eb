import { describe, expect, test, vi } from 'vitest'
import type { SupervisorPorts } from '../../../src/storage/database/supervise-database.js'
import { superviseDatabase } from '../../../src/storage/database/supervise-database.js'
import type { DatabaseThread } from '../../../src/storage/database/thread.js'
import { eventually } from '../../eventually.js'

/** A thread that ends when the test ends it, or at the abort signal. */
const mortal = (signal: AbortSignal) => {
  let die: (reason: Error) => void = () => undefined
  const ended = new Promise<Error>((resolve) => (die = resolve))
  signal.addEventListener('abort', () => die(new Error('closed')))
  const thread: DatabaseThread = { send: () => Promise.resolve([]), ended }
  return { thread, die }
}

const keeping = async (ports: Partial<SupervisorPorts> = {}) => {
  const closed = new AbortController()
  const threads: Array<ReturnType<typeof mortal>> = []
  const errors: Array<unknown> = []
  const start = vi.fn(() => {
    const made = mortal(closed.signal)
    threads.push(made)
    return Promise.resolve(made.thread)
  })
  const kept = await superviseDatabase({
    start,
    canStart: () => Promise.resolve(true),
    onError: (error) => void errors.push(error),
    signal: closed.signal,
    pause: 1,
    ...ports,
  })
  return { kept, threads, errors, start, close: () => closed.abort() }
}

const away = expect.objectContaining({ code: '57P03' }) as unknown

describe('a supervised database', () => {
  test('is unavailable when it has ended, which is reported, and then replaced', async () => {
    let canStart = false
    const { kept, threads, errors, close } = await keeping({
      canStart: () => Promise.resolve(canStart),
    })
    expect(kept.current()).toBe(threads[0]?.thread)
    const reason = new Error('disk full')
    threads[0]?.die(reason)
    await eventually(() => expect(kept.current).toThrow(away as Error))
    expect(errors).toEqual([reason])
    canStart = true
    await eventually(() => expect(kept.current()).toBe(threads[1]?.thread))
    close()
    await kept.stopped
  })

  test('stays unavailable until it can start', async () => {
    const canStart = vi.fn(() => Promise.resolve(false))
    const { kept, threads, start, close } = await keeping({ canStart })
    threads[0]?.die(new Error('disk full'))
    await eventually(() => expect(canStart.mock.calls.length).toBeGreaterThan(3))
    expect(start).toHaveBeenCalledTimes(1)
    close()
    await kept.stopped
  })

  test('is started again if a start, or the check before it, fails', async () => {
    const canStart = vi.fn(() => Promise.resolve(true))
    const { kept, threads, errors, start, close } = await keeping({ canStart })
    const error = new Error('not now')
    start.mockRejectedValueOnce(error)
    canStart.mockRejectedValueOnce(error)
    threads[0]?.die(error)
    await eventually(() => expect(kept.current()).toBe(threads[1]?.thread))
    expect(errors).toEqual([error, error, error])
    close()
    await kept.stopped
  })

  test('stops when it is closed, which is not reported', async () => {
    const { kept, errors, start, close } = await keeping()
    close()
    await kept.stopped
    expect(kept.current).toThrow(away)
    expect({ errors, starts: start.mock.calls.length }).toEqual({ errors: [], starts: 1 })
  })
})

test('a database whose first start fails is not tried again', async () => {
  const error = new Error('damaged')
  await expect(keeping({ start: () => Promise.reject(error) })).rejects.toBe(error)
})

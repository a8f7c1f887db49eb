import { describe, expect, test, vi } from 'vitest'
import type { SupervisorPorts } from '../../../src/storage/database/supervise-database.js'
import { superviseDatabase } from '../../../src/storage/database/supervise-database.js'
import type { DatabaseThread } from '../../../src/storage/database/thread.js'

/** A thread that ends when it is told to, or when all is over. */
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
  const faults: Array<unknown> = []
  const start = vi.fn(() => {
    const made = mortal(closed.signal)
    threads.push(made)
    return Promise.resolve(made.thread)
  })
  const kept = await superviseDatabase({
    start,
    canStart: () => Promise.resolve(true),
    onError: (error) => void faults.push(error),
    signal: closed.signal,
    pause: 1,
    ...ports,
  })
  return { kept, threads, faults, start, close: () => closed.abort() }
}

const away = expect.objectContaining({ code: '57P03' }) as unknown

describe('a database that is kept running', () => {
  test('is away when it has ended, which is told, and then another one', async () => {
    let canStart = false
    const { kept, threads, faults, close } = await keeping({
      canStart: () => Promise.resolve(canStart),
    })
    expect(kept.current()).toBe(threads[0]?.thread)
    const reason = new Error('disk full')
    threads[0]?.die(reason)
    await vi.waitFor(() => expect(kept.current).toThrow(away as Error))
    expect(faults).toEqual([reason])
    canStart = true
    await vi.waitFor(() => expect(kept.current()).toBe(threads[1]?.thread))
    close()
    await kept.stopped
  })

  test('stays away until it may start', async () => {
    const canStart = vi.fn(() => Promise.resolve(false))
    const { kept, threads, start, close } = await keeping({ canStart })
    threads[0]?.die(new Error('disk full'))
    await vi.waitFor(() => expect(canStart.mock.calls.length).toBeGreaterThan(3))
    expect(start).toHaveBeenCalledTimes(1)
    close()
    await kept.stopped
  })

  test('is tried again where a start fails, or nobody knows whether it may', async () => {
    const canStart = vi.fn(() => Promise.resolve(true))
    const { kept, threads, faults, start, close } = await keeping({ canStart })
    const fault = new Error('not now')
    start.mockRejectedValueOnce(fault)
    canStart.mockRejectedValueOnce(fault)
    threads[0]?.die(fault)
    await vi.waitFor(() => expect(kept.current()).toBe(threads[1]?.thread))
    expect(faults).toEqual([fault, fault, fault])
    close()
    await kept.stopped
  })

  test('is over when it is closed, and nothing is told of that', async () => {
    const { kept, faults, start, close } = await keeping()
    close()
    await kept.stopped
    expect(kept.current).toThrow(away)
    expect({ faults, starts: start.mock.calls.length }).toEqual({ faults: [], starts: 1 })
  })
})

test('what cannot be started the first time is not tried again', async () => {
  const fault = new Error('damaged')
  await expect(keeping({ start: () => Promise.reject(fault) })).rejects.toBe(fault)
})

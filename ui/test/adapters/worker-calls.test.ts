import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, inTime, openWorker, tellPage } from '../../src/adapters/worker-calls.js'

afterEach(() => vi.unstubAllGlobals())

const functions = {
  double: (number: number) => 2 * number,
  fail: () => Promise.reject(new Error('no memory')),
  never: () => new Promise<void>(() => undefined),
}

/** A worker in this thread, on a page that notes what it learns. */
const opened = () => {
  const page = new EventTarget() as Worker
  const [terminate, onEnd, onEvent] = [vi.fn(), vi.fn(), vi.fn()]
  const worker = new EventTarget()
  const send = (to: EventTarget) => (data: unknown) =>
    void to.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) }))
  Object.assign(page, { postMessage: send(worker), terminate })
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker))
  vi.stubGlobal('postMessage', send(page))

  const calls = openWorker<typeof functions>(() => page, onEnd, onEvent)
  answerCalls(functions)
  if (calls === null) throw new Error('no worker')
  return { page, terminate, calls, onEnd, onEvent }
}

describe('a call', () => {
  it('has the answer of its own function, or its error', async () => {
    const { calls } = opened()
    const answers = [calls.call('double', [2]), calls.call('fail', []), calls.call('double', [3])]
    expect(await Promise.allSettled(answers)).toMatchObject([
      { value: 4 },
      { reason: { message: 'Error: no memory' } },
      { value: 6 },
    ])
  })

  it.each(['error', 'messageerror'])(
    'fails if the worker dies of an %s, as later ones do',
    async (failure) => {
      const { page, terminate, calls, onEnd } = opened()
      const waiting = calls.call('never', [])
      page.dispatchEvent(new Event(failure))
      await expect(waiting).rejects.toThrow(failure)
      await expect(calls.call('double', [1])).rejects.toThrow(failure)
      calls.end('closed')
      expect(onEnd).toHaveBeenCalledTimes(1)
      expect(terminate).toHaveBeenCalledTimes(1)
    },
  )

  it('is cancelled with its worker', async () => {
    const { calls } = opened()
    const waiting = calls.call('never', [])
    calls.end('closed')
    await expect(waiting).rejects.toThrow('closed')
  })
})

it('events come between answers', async () => {
  const { calls, onEvent } = opened()
  tellPage(0.5)
  expect(await calls.call('double', [1])).toBe(2)
  expect(onEvent.mock.calls).toEqual([[0.5]])
})

it('there is no worker where browsers block them', () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  expect(openWorker(blocked)).toBeNull()
})

it('inTime gives up', async () => {
  expect(await inTime(Promise.resolve(1), 1000)).toBe(1)
  expect(await inTime(new Promise(() => undefined), 0)).toBeUndefined()
})

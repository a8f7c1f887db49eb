import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { untilAborted } from '../../src/concurrency/until-aborted.js'

const counting = async function* (): AsyncGenerator<number> {
  for (let n = 0; n < 5; n++) {
    await Promise.resolve()
    yield n
  }
}

const collected = async (
  items: AsyncIterable<number>,
  signal: AbortSignal,
): Promise<ReadonlyArray<number>> => {
  const all: Array<number> = []
  for await (const item of untilAborted(items, signal)) all.push(item)
  return all
}

describe('untilAborted', () => {
  test('yields every item and removes its abort listener', async () => {
    const { signal } = new AbortController()
    expect(await collected(counting(), signal)).toEqual([0, 1, 2, 3, 4])
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('yields nothing if the signal is already aborted', async () => {
    expect(await collected(counting(), AbortSignal.abort())).toEqual([])
  })

  test('rethrows errors of the iterable', async () => {
    const broken = async function* (): AsyncGenerator<number> {
      yield 1
      await Promise.reject(new Error('the disk is gone'))
    }
    const { signal } = new AbortController()
    await expect(collected(broken(), signal)).rejects.toThrow('the disk is gone')
  })
})

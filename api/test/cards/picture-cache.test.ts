import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureCache } from '../../src/cards/picture-cache.js'

const keys = ['a', 'b', 'c', 'd', 'e']

const stepArb = fc.record({
  key: fc.constantFrom(...keys),
  size: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
})

/** What a cache should hold: key and size, the one that was used last at the end. */
const model = (max: number) => {
  let kept: ReadonlyArray<readonly [string, number]> = []
  const sum = () => kept.reduce((all, [, size]) => all + size, 0)
  return {
    get: (key: string) => {
      const found = kept.find(([name]) => name === key)
      if (found !== undefined) kept = [...kept.filter((each) => each !== found), found]
      return found?.[1]
    },
    set: (key: string, size: number) => {
      kept = kept.filter(([name]) => name !== key)
      if (size > max) return
      kept = [...kept, [key, size]]
      while (sum() > max) kept = kept.slice(1)
    },
  }
}

test('it keeps what was used last, within its bytes', () =>
  fc.assert(
    fc.property(fc.array(stepArb, { maxLength: 60 }), (steps) => {
      const cache = pictureCache(20)
      const expected = model(20)
      for (const { key, size } of steps)
        if (size === null) expect(cache.get(key)?.byteLength).toBe(expected.get(key))
        else {
          cache.set(key, new Uint8Array(size))
          expected.set(key, size)
        }
      for (const key of keys) expect(cache.get(key)?.byteLength).toBe(expected.get(key))
    }),
  ))

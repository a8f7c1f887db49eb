import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recentValues } from '../../../src/http/site/recent-values.js'

const keyArb = fc.constantFrom('a', 'b', 'c', 'd', 'e')

test('a value is made anew only if so many others were needed since', () => {
  fc.assert(
    fc.property(fc.array(keyArb), fc.integer({ min: 1, max: 5 }), (keys, max) => {
      const made: Array<string> = []
      const values = recentValues<string>(max)
      for (const [at, key] of keys.entries()) {
        const before = keys.slice(0, at)
        const since = new Set(before.slice(before.lastIndexOf(key) + 1))
        const isKept = before.includes(key) && since.size < max
        const count = made.length
        const value = values.get(key, () => {
          made.push(key)
          return `value of ${key}`
        })
        expect(value).toBe(`value of ${key}`)
        expect(made.length - count).toBe(isKept ? 0 : 1)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { semaphore } from '../../src/concurrency/semaphore.js'

const all = 10

test('semaphore never gives away more units than it has, and serves callers in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: all }), { maxLength: 30 }),
      async (wishes) => {
        const { take, give } = semaphore(all)
        const turns: Array<number> = []
        let taken = 0
        await Promise.all(
          wishes.map(async (units, index) => {
            await take(units)
            taken += units
            turns.push(index)
            expect(taken).toBeLessThanOrEqual(all)
            await new Promise(setImmediate)
            taken -= units
            give(units)
          }),
        )
        expect(turns).toEqual(wishes.map((_, index) => index))
      },
    ),
  )
})

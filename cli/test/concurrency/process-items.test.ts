import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, photosInFlight, semaphore } from '../../src/concurrency/process-items.js'

const limitAt = (max: number) => {
  let now = 0
  const { limit, halve } = photosInFlight(max, () => now)
  return { limit, halve, pass: (seconds: number) => (now += 1000 * seconds) }
}

test('photosInFlight halves once for the calls of one cause, and again for a later one', () => {
  const { limit, halve, pass } = limitAt(64)
  halve()
  halve()
  expect(limit()).toBe(32)
  pass(5)
  halve()
  expect(limit()).toBe(16)
})

test('photosInFlight is whole again after a minute without a refused call', () => {
  const { limit, halve, pass } = limitAt(64)
  halve()
  pass(4)
  halve()
  pass(59)
  expect(limit()).toBe(32)
  pass(1)
  expect(limit()).toBe(64)
})

test('photosInFlight stays between one and its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.array(fc.nat(70)), (max, waits) => {
      const { limit, halve, pass } = limitAt(max)
      for (const seconds of waits) {
        pass(seconds)
        halve()
        expect(limit()).toBeGreaterThanOrEqual(1)
        expect(limit()).toBeLessThanOrEqual(max)
      }
    }),
  )
})

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

test('inOrder yields the answers in the order of the items, and works on no more at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(5), { maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      async (turns, concurrency) => {
        let running = 0
        const work = async (turn: number) => {
          expect(++running).toBeLessThanOrEqual(concurrency)
          for (let n = 0; n < turn; n++) await new Promise(setImmediate)
          running--
          return turn
        }
        const answers: Array<number> = []
        for await (const [answer] of inOrder(turns, concurrency, work)) answers.push(answer)
        expect(answers).toEqual(turns)
      },
    ),
  )
})

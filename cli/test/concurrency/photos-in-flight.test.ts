import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photosInFlight } from '../../src/concurrency/process-items.js'

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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitPlacesArb } from '@kaoiro/fixtures/arbitraries/values'
import { bitField } from '@kaoiro/core/result-code/bit-field'

interface Place {
  readonly width: number
  readonly value: number
}

/** A field of so many places, `p0` the lowest, with their values in one number. */
const packed = (given: ReadonlyArray<Place>) => {
  const { bits, places } = bitField(
    Object.fromEntries(given.map(({ width }, index) => [`p${index}`, width])),
  )
  const get = (index: number) => (n: number) => places[`p${index}`]?.get(n)
  const number = given.reduce(
    (sum, { value }, index) => sum + (places[`p${index}`]?.put(value) ?? NaN),
    0,
  )
  return { bits, number, values: given.map((_, index) => get(index)(number)) }
}

describe('bitField', () => {
  test('the first place is the lowest', () => {
    const { bits, places } = bitField({ low: 4, middle: 2, high: 1 })
    expect(bits).toBe(7)
    expect([places.low.put(9), places.middle.put(3), places.high.put(1)]).toEqual([9, 48, 64])
    expect(places.low.get(0b1101001)).toBe(9)
    expect(places.middle.get(0b1101001)).toBe(2)
    expect(places.high.get(0b1101001)).toBe(1)
  })

  test('a place beyond 31 bits keeps its value, too', () => {
    const { places } = bitField({ low: 30, across: 3, high: 20 })
    expect(places.across.put(5)).toBe(5 * 2 ** 30)
    expect(places.across.get(5 * 2 ** 30 + 2 ** 33)).toBe(5)
    expect(places.high.get(2 ** 53 - 1)).toBe(2 ** 20 - 1)
  })

  test('get inverts put at every place', () => {
    fc.assert(
      fc.property(bitPlacesArb, (places) => {
        expect(packed(places).values).toEqual(places.map(({ value }) => value))
      }),
    )
  })

  test('a place never disturbs another', () => {
    fc.assert(
      fc.property(bitPlacesArb, fc.nat(), (places, n) => {
        const changed = n % places.length
        const emptied = places.map((place, index) =>
          index === changed ? { ...place, value: 0 } : place,
        )
        expect(packed(emptied).values).toEqual(emptied.map(({ value }) => value))
        expect(packed(places).number - packed(emptied).number).toBe(
          packed(places.map((place, index) => (index === changed ? place : { ...place, value: 0 })))
            .number,
        )
      }),
    )
  })

  test('a packed number is natural and below 2 to the power of its bits', () => {
    fc.assert(
      fc.property(bitPlacesArb, (places) => {
        const { bits, number } = packed(places)
        expect(number).toBeGreaterThanOrEqual(0)
        expect(number).toBeLessThan(2 ** bits)
      }),
    )
  })
})

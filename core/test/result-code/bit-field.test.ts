import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bitPlacesArb } from '@kaoiro/fixtures/arbitraries/values'
import { bitField } from '@kaoiro/core/result-code/bit-field'

const pack = (field: ReturnType<typeof bitField>, values: ReadonlyArray<number>): number =>
  values.reduce((packed, value, place) => packed | field.put(place, value), 0)

describe('bitField', () => {
  test('the first place is the lowest', () => {
    const field = bitField([4, 2, 1])
    expect(field.bits).toBe(7)
    expect([field.put(0, 9), field.put(1, 3), field.put(2, 1)]).toEqual([9, 48, 64])
    expect(field.get(0, 0b1101001)).toBe(9)
    expect(field.get(1, 0b1101001)).toBe(2)
    expect(field.get(2, 0b1101001)).toBe(1)
  })

  test('the highest of 31 bits is a positive number', () => {
    const field = bitField([30, 1])
    expect(field.put(1, 1)).toBe(2 ** 30)
    expect(field.get(1, 2 ** 31 - 1)).toBe(1)
  })

  test('get inverts put at every place', () => {
    fc.assert(
      fc.property(bitPlacesArb, (places) => {
        const field = bitField(places.map(({ width }) => width))
        const values = places.map(({ value }) => value)
        const packed = pack(field, values)
        expect(values.map((_, place) => field.get(place, packed))).toEqual(values)
      }),
    )
  })

  test('a place never disturbs another', () => {
    fc.assert(
      fc.property(bitPlacesArb, fc.nat(), (places, n) => {
        const field = bitField(places.map(({ width }) => width))
        const changed = n % places.length
        const emptied = places.map(({ value }, place) => (place === changed ? 0 : value))
        const packed = pack(field, emptied) | field.put(changed, places[changed]?.value ?? 0)
        expect(places.map((_, place) => field.get(place, packed))).toEqual(
          places.map(({ value }) => value),
        )
      }),
    )
  })

  test('a packed number is natural and below 2 to the power of its bits', () => {
    fc.assert(
      fc.property(bitPlacesArb, (places) => {
        const field = bitField(places.map(({ width }) => width))
        const packed = pack(
          field,
          places.map(({ value }) => value),
        )
        expect(packed).toBeGreaterThanOrEqual(0)
        expect(packed).toBeLessThan(2 ** field.bits)
      }),
    )
  })
})

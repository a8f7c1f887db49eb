import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { ColourSums } from '@kaoiro/analyser/colour'
import type { PartColours } from '@kaoiro/core/norms'
import {
  addSums,
  asOnePerson,
  driftFrom,
  minPeople,
  normsOfPlace,
  normsOfSums,
  noSums,
  sumsOf,
} from '@kaoiro/analyser/colour'
import { Norms, normsFor } from '@kaoiro/core/norms'

const number = fc.double({ min: -6, max: 1, noNaN: true })
const colour = fc.record({ red: number, blue: number, light: number })
const photo: fc.Arbitrary<PartColours> = fc.record(
  { skin: colour, white: colour, surroundings: colour, hair: colour, iris: colour, lips: colour },
  { requiredKeys: ['skin'] },
)
const photos = fc.array(photo, { minLength: minPeople, maxLength: 2 * minPeople })
const unshown = {
  people: 60,
  mean: { red: 0, blue: 0, light: 0 },
  deviation: { red: 1, blue: 1, light: 1 },
}
const total = (some: ReadonlyArray<PartColours>): ColourSums =>
  some.map(sumsOf).reduce(addSums, noSums)

describe('the norms of a place', () => {
  it('are the mean and deviation of its visitors, in any order and in parts', () => {
    fc.assert(
      fc.property(photos, fc.nat(minPeople), (some, at) => {
        const norms = normsOfSums(addSums(total(some.slice(at)), total(some.slice(0, at))))
        if (O.isNone(norms)) throw new Error('no norms')
        const { people, mean, deviation } = norms.value.skin
        const lights = some.flatMap(({ skin }) => skin?.light ?? [])
        const centre = lights.reduce((sum, n) => sum + n, 0) / lights.length
        const variance = lights.reduce((sum, n) => sum + (n - centre) ** 2, 0) / lights.length
        expect(people).toBe(some.length)
        expect(mean.light).toBeCloseTo(centre, 3)
        expect(deviation.light).toBeCloseTo(Math.max(0.02, Math.sqrt(variance)), 3)
      }),
    )
  })

  it('are not told below fifty people', () => {
    fc.assert(
      fc.property(fc.array(photo, { maxLength: minPeople - 1 }), (some) => {
        expect(normsOfSums(total(some))).toEqual(O.none)
      }),
    )
  })

  it('survive JSON, and serve a gender with few people by those of everybody', () => {
    fc.assert(
      fc.property(photos, photo, (women, man) => {
        const norms = normsOfPlace('2026-11-28', { WOMEN: total(women), MEN: sumsOf(man) })
        const read = Norms.decode(JSON.parse(JSON.stringify(O.toUndefined(norms))))
        if (E.isLeft(read)) throw new Error('not read')
        expect(normsFor(read.right, 'MEN')).toEqual(read.right.everybody)
        expect(normsFor(read.right, 'WOMEN').skin.people).toBe(women.length)
        expect(read.right.everybody.skin.people).toBe(women.length + 1)
      }),
    )
  })
})

it('counts the photos of one person once', () => {
  fc.assert(
    fc.property(photo, fc.integer({ min: 1, max: 5 }), (one, times) => {
      const person = asOnePerson(total(Array.from({ length: times }, () => one)))
      const alone = sumsOf(one)
      expect(person.skin.people).toBe(1)
      expect(person.lips.people).toBe(alone.lips.people)
      expect(person.skin.squares.light).toBeCloseTo(alone.skin.squares.light, 9)
    }),
  )
})

describe('the drift from norms', () => {
  const norms = (skin: Partial<typeof unshown>, men = skin): Norms => ({
    version: '1',
    everybody: { skin: { ...unshown, ...skin } },
    men: { skin: { ...unshown, ...men } },
  })
  const skin = (blue: number): PartColours => ({ skin: { red: 0, blue, light: 0 } })
  const people = (count: number, blue: number) =>
    total(Array.from({ length: count }, () => skin(blue)))

  it('is that of the measure that left them, by more than chance if a lamp was changed', () => {
    const count = fc.integer({ min: minPeople, max: 1000 })
    const by = fc.double({ min: -3, max: 3, noNaN: true }).filter((n) => Math.abs(n) > 0.01)
    fc.assert(
      fc.property(count, by, fc.double({ min: 0.05, max: 2, noNaN: true }), (n, shift, spread) => {
        const deviation = { ...unshown.deviation, blue: spread }
        const day = { WOMEN: people(n, shift * spread), MEN: noSums }
        const drift = O.toNullable(driftFrom(norms({ deviation, people: 1e9 }), day))
        expect(drift).toMatchObject({ part: 'skin', measure: 'blue', people: n })
        expect(drift?.difference).toBeCloseTo(shift, 1)
        // Beyond the error of a mean of so many people, and a quarter of a deviation.
        expect(Number(drift?.excess) > 1).toBe(Math.abs(shift) > 4 / Math.sqrt(n) + 0.25)
      }),
    )
  })

  it('is none on a day of men only, of the people of the norms, and below fifty people', () => {
    const other = norms({ mean: { red: 0, blue: -1, light: 0 } }, { mean: unshown.mean })
    const men = O.toNullable(driftFrom(other, { WOMEN: noSums, MEN: people(60, 0) }))
    expect(men?.excess).toBe(0)
    fc.assert(
      fc.property(photos, (some) => {
        const day = { WOMEN: total(some), MEN: noSums }
        const own = O.toNullable(normsOfPlace('1', day))
        if (own === null) throw new Error('no norms')
        expect(O.toNullable(driftFrom(own, day))?.excess).toBeLessThan(0.1)
        const few = { WOMEN: total(some.slice(0, minPeople - 1)), MEN: noSums }
        expect(driftFrom(own, few)).toEqual(O.none)
      }),
    )
  })
})

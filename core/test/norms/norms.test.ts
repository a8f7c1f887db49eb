import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import type { ColourSums, PartColours } from '@kaoiro/core/norms'
import {
  addSums,
  minPeople,
  Norms,
  normsFor,
  normsOfPlace,
  normsOfSums,
  noSums,
  sumsOf,
} from '@kaoiro/core/norms'

const number = fc.double({ min: -6, max: 1, noNaN: true })
const colour = fc.record({ red: number, blue: number, light: number })
const photo: fc.Arbitrary<PartColours> = fc.record(
  { skin: colour, white: colour, surroundings: colour, hair: colour, iris: colour, lips: colour },
  { requiredKeys: ['skin'] },
)
const photos = fc.array(photo, { minLength: minPeople, maxLength: 2 * minPeople })
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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { palettes } from '@kaoiro/core/palette'
import { faceTypesOf, seasons } from '@kaoiro/core/diagnosis'
import type { Season } from '@kaoiro/core/diagnosis'
import { patternPicture } from '../../src/figure/face-drawing.js'
import { fillsOf } from '../charts/charts.js'

const womanArb = fc.constantFrom(...faceTypesOf('WOMEN'))
const seasonArb = fc.constantFrom(...seasons)

const coloursOf = (season: Season): ReadonlySet<string> =>
  new Set(palettes[season].map(({ colour }) => colour))

describe('a portrait in a season', () => {
  test("adds only colours of the season's palette, on a woman's lips and cheeks", () =>
    fc.assert(
      fc.property(womanArb, seasonArb, (type, season) => {
        const plain = fillsOf(patternPicture(type, 'WOMEN'))
        const added = [...fillsOf(patternPicture(type, 'WOMEN', season))].filter(
          (fill) => !plain.has(fill),
        )
        expect(added.length).toBeGreaterThan(0)
        expect(added.filter((fill) => !coloursOf(season).has(fill))).toEqual([])
      }),
    ))

  test('differs from that in every other season', () =>
    fc.assert(
      fc.property(womanArb, (type) => {
        const drawn = seasons.map((season) =>
          [...fillsOf(patternPicture(type, 'WOMEN', season))].sort().join(),
        )
        expect(new Set(drawn).size).toBe(seasons.length)
      }),
    ))

  test('leaves a man as he is', () =>
    fc.assert(
      fc.property(fc.constantFrom(...faceTypesOf('MEN')), seasonArb, (type, season) => {
        expect(patternPicture(type, 'MEN', season)).toEqual(patternPicture(type, 'MEN'))
      }),
    ))
})

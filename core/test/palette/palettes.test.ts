import { describe, expect, test } from 'vitest'
import { chromaOf, labOfHex } from '../../src/colour/lab.js'
import type { Lab } from '../../src/colour/lab.js'
import type { Swatch } from '../../src/palette/palettes.js'
import { palettes } from '../../src/palette/palettes.js'
import { seasons } from '../../src/diagnosis/vocabulary.js'
import type { Season } from '../../src/diagnosis/vocabulary.js'

const columns = 4

/** Minimum difference (ΔE*ab, CIE 1976) at which two colours next to each other look different. */
const minDifference = 6

const paletteOf = (season: Season): ReadonlyArray<Swatch> => palettes[season]
const labs = (season: Season): ReadonlyArray<Lab> =>
  paletteOf(season).map(({ colour }) => labOfHex(colour))

const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length

const difference = (one: Lab, other: Lab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

describe.each(seasons)('the palette of %s', (season) => {
  test('begins with the neutral colours', () => {
    const chromas = labs(season).map(chromaOf)
    expect(mean(chromas.slice(0, columns))).toBeLessThan(mean(chromas.slice(columns)) * 0.75)
  })

  test('contains only swatches that look different', () => {
    const all = labs(season)
    const alike = all.flatMap((one, at) =>
      all.slice(at + 1).filter((other) => difference(one, other) < minDifference),
    )
    expect(alike).toEqual([])
  })
})

describe('the palettes', () => {
  test('have different ids for all swatches', () => {
    const ids = seasons.flatMap((season) => paletteOf(season).map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

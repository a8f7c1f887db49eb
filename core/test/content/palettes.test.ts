import { describe, expect, test } from 'vitest'
import { chromaOf } from '@kaoiro/core/analysis/colour/lab'
import { labOf } from '@kaoiro/fixtures/pixels/lab-of'
import type { Lab } from '@kaoiro/core/analysis/colour/lab'
import type { Swatch } from '@kaoiro/core/content/palettes'
import { palettes } from '@kaoiro/core/content/palettes'
import { seasons, undertoneOf } from '@kaoiro/core/diagnosis/season'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { bytesOfHex } from '../photo/pictures.js'
import { contents } from './contents.js'

const columns = 4

/** The least difference (ΔE*ab, CIE 1976) of two colours that stand side by side as two. */
const minDifference = 6

const paletteOf = (season: Season): ReadonlyArray<Swatch> => palettes[season]
const labs = (season: Season): ReadonlyArray<Lab> =>
  paletteOf(season).map(({ colour }) => labOf(...bytesOfHex(colour)))

const mean = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const meanOf = (season: Season, measure: (lab: Lab) => number): number =>
  mean(labs(season).map(measure))

const difference = (one: Lab, other: Lab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

describe.each(seasons)('the palette of %s', (season) => {
  test('has at least twelve swatches, in full rows', () => {
    expect(paletteOf(season).length).toBeGreaterThanOrEqual(12)
    expect(paletteOf(season).length % columns).toBe(0)
  })

  test('has colours as #rrggbb', () => {
    for (const { colour } of paletteOf(season)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('begins with the neutrals', () => {
    const chromas = labs(season).map(chromaOf)
    expect(mean(chromas.slice(0, columns))).toBeLessThan(mean(chromas.slice(columns)) * 0.75)
  })

  test('has no two swatches that look alike', () => {
    const all = labs(season)
    const alike = all.flatMap((one, at) =>
      all.slice(at + 1).filter((other) => difference(one, other) < minDifference),
    )
    expect(alike).toEqual([])
  })

  test.each(contents)('has a name of its own for each swatch: %s', (_, content) => {
    const names = paletteOf(season).map(({ id }) => content.swatches[id])
    expect(new Set(names).size).toBe(paletteOf(season).length)
    for (const name of names) expect(name.trim()).not.toBe('')
  })
})

describe('the palettes', () => {
  test('give no two swatches the same id', () => {
    const ids = seasons.flatMap((season) => paletteOf(season).map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, content] of contents)
      expect(Object.keys(content.swatches).sort()).toEqual([...ids].sort())
  })

  /** Every pair of a season in the one list and a season in the other. */
  const pairs = (one: ReadonlyArray<Season>, other: ReadonlyArray<Season>) =>
    one.flatMap((a) => other.map((b) => [a, b] as const))

  test.each(
    pairs(
      seasons.filter((season) => undertoneOf(season) === 'yellow'),
      seasons.filter((season) => undertoneOf(season) === 'blue'),
    ),
  )('%s is yellower than %s on average', (yellow, blue) => {
    const yellowness = ({ b }: Lab) => b
    expect(meanOf(yellow, yellowness)).toBeGreaterThan(meanOf(blue, yellowness) + 15)
  })

  test.each(pairs(['spring', 'summer'], ['autumn', 'winter']))(
    '%s is lighter than %s on average',
    (light, deep) => {
      const lightness = ({ l }: Lab) => l
      expect(meanOf(light, lightness)).toBeGreaterThan(meanOf(deep, lightness) + 10)
    },
  )

  test.each(pairs(['spring', 'winter'], ['summer', 'autumn']))(
    '%s is more chromatic than %s on average',
    (clear, soft) => {
      expect(meanOf(clear, chromaOf)).toBeGreaterThan(meanOf(soft, chromaOf))
    },
  )

  test('winter has the widest range of lightness, from white to black', () => {
    const range = (season: Season) => {
      const all = labs(season).map(({ l }) => l)
      return Math.max(...all) - Math.min(...all)
    }
    for (const season of ['spring', 'summer', 'autumn'] as const)
      expect(range('winter')).toBeGreaterThan(range(season))
  })
})

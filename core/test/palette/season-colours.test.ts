import { describe, expect, test } from 'vitest'
import { ciede2000 } from '../../src/colour/ciede2000.js'
import { labOf } from '@kaoiro/fixtures/pixels/lab-of'
import type { Swatch } from '../../src/palette/palettes.js'
import { palettes } from '../../src/palette/palettes.js'
import { avoidedColours, keyColours, wornColours } from '../../src/palette/season-colours.js'
import { seasons, undertoneOf } from '../../src/diagnosis/season.js'
import { bytesOfHex } from '../../../analyser/test/photo/pictures.js'

const seasonOf = ({ id }: Swatch) =>
  seasons.find((season) => palettes[season].some((swatch) => swatch.id === id))

const difference = (one: Swatch, other: Swatch): number => {
  const [a, b] = [labOf(...bytesOfHex(one.colour)), labOf(...bytesOfHex(other.colour))]
  return Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b)
}

describe.each(seasons)('the colours of %s', (season) => {
  test('include five key colours of its palette', () => {
    const key = keyColours(season)
    expect(new Set(key).size).toBe(5)
    expect(key.map(seasonOf)).toEqual(key.map(() => season))
  })

  test.each(seasons.filter((other) => other !== season))(
    'begin with the five, neutrals aside, that are nearest to the palette of %s by CIEDE2000',
    (also) => {
      const labs = palettes[also].map(({ colour }) => labOf(...bytesOfHex(colour)))
      const distance = ({ colour }: Swatch): number => {
        const lab = labOf(...bytesOfHex(colour))
        return Math.min(...labs.map((other) => ciede2000(lab, other)))
      }
      const [, , , , ...hues] = palettes[season] as ReadonlyArray<Swatch>
      const nearest = hues.sort((a, b) => distance(a) - distance(b)).slice(0, 5)
      expect(keyColours(season, also)).toEqual(nearest)
      expect(wornColours(season, also).slice(0, 5)).toEqual(nearest)
      expect(new Set(wornColours(season, also))).toEqual(new Set<Swatch>(palettes[season]))
    },
  )

  test('include four avoided colours, all of the other undertone', () => {
    const avoided = avoidedColours(season)
    expect(new Set(avoided).size).toBe(4)
    for (const swatch of avoided)
      expect(undertoneOf(seasonOf(swatch) ?? season)).not.toBe(undertoneOf(season))
  })

  test.each(seasons)('avoid no colour of a second season that suits as well: %s', (also) => {
    const avoided = avoidedColours(season, also)
    expect(avoided).toHaveLength(4)
    expect(avoided.map(seasonOf)).not.toContain(also)
  })

  test('keep the avoided colours distinguishable from the whole palette', () => {
    // ΔE*ab (CIE 1976)
    const nearest = avoidedColours(season).map((avoided) =>
      Math.min(...palettes[season].map((swatch) => difference(avoided, swatch))),
    )
    expect(Math.min(...nearest)).toBeGreaterThan(10)
  })
})

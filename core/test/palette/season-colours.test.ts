import { describe, expect, test } from 'vitest'
import { ciede2000 } from '../../src/colour/ciede2000.js'
import { labOfHex } from '../../src/colour/lab.js'
import type { Swatch } from '../../src/palette/palettes.js'
import { palettes } from '../../src/palette/palettes.js'
import { avoidedColours, keyColours, wornColours } from '../../src/palette/season-colours.js'
import type { Season } from '../../src/diagnosis/vocabulary.js'
import { seasons, undertoneOf } from '../../src/diagnosis/vocabulary.js'

const seasonOf = ({ id }: Swatch) =>
  seasons.find((season) => palettes[season].some((swatch) => swatch.id === id))

/** CIEDE2000 to the nearest colour of a palette. */
const distanceTo =
  (season: Season) =>
  ({ colour }: Swatch): number => {
    const lab = labOfHex(colour)
    return Math.min(...palettes[season].map((other) => ciede2000(lab, labOfHex(other.colour))))
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
      const distance = distanceTo(also)
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

  // Three times the difference at which two swatches of a palette look like one (CIEDE2000 of 5).
  test.each(seasons)('avoid four colours that are far from it and from %s', (also) => {
    const avoided = avoidedColours(season, also)
    expect(new Set(avoided).size).toBe(4)
    expect(avoided).toEqual(avoidedColours(also, season))
    for (const named of [season, also])
      expect(Math.min(...avoided.map(distanceTo(named))), named).toBeGreaterThan(15)
  })
})

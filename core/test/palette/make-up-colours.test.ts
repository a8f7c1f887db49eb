import { describe, expect, test } from 'vitest'
import { ciede2000 } from '../../src/colour/ciede2000.js'
import { labOfHex } from '../../src/colour/lab.js'
import type { Season } from '../../src/diagnosis/vocabulary.js'
import { seasons } from '../../src/diagnosis/vocabulary.js'
import { makeUpColours } from '../../src/palette/make-up-colours.js'

const cases = seasons.flatMap((season) => [null, ...seasons].map((also) => [season, also] as const))

describe.each(['lips', 'cheeks'] as const)('the shades for %s', (area) => {
  const shades = (season: Season, also: Season | null) => makeUpColours(season, also, area)

  test.each(cases)('of %s with %s begin with the season’s own', (season, also) => {
    const own = shades(season, null).wear
    expect(shades(season, also).wear.slice(0, own.length)).toEqual(own)
  })

  // Three times the difference at which two swatches look like one.
  test.each(cases)('to keep away from are far from those of %s with %s', (season, also) => {
    const { wear, avoid } = shades(season, also)
    expect(new Set(avoid).size).toBeGreaterThan(2)
    for (const { colour } of avoid)
      for (const worn of wear)
        expect(ciede2000(labOfHex(colour), labOfHex(worn.colour)), worn.id).toBeGreaterThan(15)
  })
})

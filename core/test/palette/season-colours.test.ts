import { describe, expect, test } from 'vitest'
import { ciede2000 } from '../../src/colour/ciede2000.js'
import { chromaOf, labOfHex } from '../../src/colour/lab.js'
import type { Swatch } from '../../src/palette/palettes.js'
import { palettes } from '../../src/palette/palettes.js'
import { avoidedColours, keyColours, wornColours } from '../../src/palette/season-colours.js'
import { wardrobeColours } from '../../src/palette/wardrobe.js'
import type { Season } from '../../src/diagnosis/vocabulary.js'
import { seasons, sharedTone, undertoneOf } from '../../src/diagnosis/vocabulary.js'

const seasonOf = ({ id }: Swatch) =>
  seasons.find((season) => palettes[season].some((swatch) => swatch.id === id))

/** CIEDE2000 to the nearest colour of a palette. */
const distanceTo =
  (season: Season) =>
  ({ colour }: Swatch): number => {
    const lab = labOfHex(colour)
    return Math.min(...palettes[season].map((other) => ciede2000(lab, labOfHex(other.colour))))
  }

/** Lightness, chroma, and hue in degrees from 0 to 360. */
const lch = ({ colour }: Swatch) => {
  const lab = labOfHex(colour)
  const hue = ((Math.atan2(lab.b, lab.a) * 180) / Math.PI + 360) % 360
  return { lightness: lab.l, chroma: chromaOf(lab), hue }
}

/** Whether a colour looks like what a headline names: no blue, violet or pink for yellow, no orange or lime for blue … */
const tones: Readonly<
  Record<ReturnType<typeof sharedTone>, (of: ReturnType<typeof lch>) => boolean>
> = {
  yellow: ({ hue }) => hue > 20 && hue < 220,
  blue: ({ hue }) => hue < 45 || hue > 125,
  light: ({ lightness }) => lightness >= 65,
  deep: ({ lightness }) => lightness <= 65,
  clear: ({ chroma }) => chroma >= 43,
  muted: ({ chroma }) => chroma <= 60,
}

describe.each(seasons)('the colours of %s', (season) => {
  test('include five key colours of its palette', () => {
    const key = keyColours(season)
    expect(new Set(key).size).toBe(5)
    expect(key.map(seasonOf)).toEqual(key.map(() => season))
  })

  test.each(seasons)(
    'begin with the same colour, and have all that the advice names: of %s',
    (also) => {
      const key = keyColours(season, also)
      const { accent } = wardrobeColours(season)
      expect(key[0]).toBe(accent[0])
      expect(accent.filter((named) => !key.includes(named))).toEqual([])
      expect(wornColours(season, also).slice(0, 5)).toEqual(key)
      expect(new Set(wornColours(season, also))).toEqual(new Set<Swatch>(palettes[season]))
    },
  )

  test.each(seasons.filter((other) => other !== season))(
    'end with the two, neutrals aside, that are nearest to the palette of %s and look like the headline',
    (also) => {
      const key = keyColours(season, also)
      const looksRight = (swatch: Swatch) =>
        tones[undertoneOf(season)](lch(swatch)) && tones[sharedTone(season, also)](lch(swatch))
      expect(key.filter((swatch) => !looksRight(swatch))).toEqual([])
      const distance = distanceTo(also)
      const [, , , , ...hues] = palettes[season] as ReadonlyArray<Swatch>
      const nearest = hues
        .filter((swatch) => looksRight(swatch) && !wardrobeColours(season).accent.includes(swatch))
        .sort((a, b) => distance(a) - distance(b))
      expect(key.slice(3)).toEqual(nearest.slice(0, 2))
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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexColourArb, shortColours } from '@kaoiro/fixtures/arbitraries/colour'
import { diagnosisArb, genderArb, seasonArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { ciede2000 } from '../../src/colour/ciede2000.js'
import type { HexColour } from '../../src/colour/hex-colour.js'
import { chromaOf, labOfHex } from '../../src/colour/lab.js'
import type { Season } from '../../src/diagnosis/vocabulary.js'
import { genders, seasons } from '../../src/diagnosis/vocabulary.js'
import type { Swatch } from '../../src/palette/palettes.js'
import { palettes } from '../../src/palette/palettes.js'
import type { ColourChange } from '../../src/palette/colour-change.js'
import type { Wearer, Wearing } from '../../src/palette/wear.js'
import { wayToWear, wearerOf } from '../../src/palette/wear.js'

const paletteOf = (season: Season): ReadonlyArray<Swatch> => palettes[season]

const wearerArb: fc.Arbitrary<Wearer> = fc.record({
  season: seasonArb,
  also: fc.constantFrom(null, ...seasons),
  gender: genderArb,
})

const difference = (one: string, other: string) => ciede2000(labOfHex(one), labOfHex(other))

const places = ['face', 'accent', 'away']

const opposite: Readonly<Record<ColourChange, ColourChange>> = {
  ...{ warmer: 'cooler', cooler: 'warmer', lighter: 'darker', darker: 'lighter' },
  ...{ brighter: 'softer', softer: 'brighter' },
}

describe.each(seasons)('any colour for %s', (season) => {
  const wear = wayToWear({ season, gender: 'WOMEN' })
  const ways = shortColours.map(wear)

  test('has a place, a companion of the season and three different uses', () => {
    const companions = paletteOf(season)
    const wrong = ways.filter(
      ({ colour, place, companion, uses }) =>
        !places.includes(place) ||
        !companions.includes(companion) ||
        new Set(uses).size !== 3 ||
        difference(colour, companion.colour) < 7,
    )
    expect(wrong).toEqual([])
  })

  test('has the nearest colour of the palette as its neighbour', () => {
    const palette = paletteOf(season)
    for (const { colour, nearest, distance } of ways.filter((_, at) => at % 16 === 0)) {
      const all = palette.map((swatch) => difference(swatch.colour, colour))
      expect(distance).toBe(Math.min(...all))
      expect(nearest).toBe(palette[all.indexOf(distance)])
    }
  })

  test('is nearer to the face the nearer it is to the palette', () => {
    const ranks = [...ways]
      .sort((one, other) => one.distance - other.distance)
      .map(({ place }) => places.indexOf(place))
    expect(ranks).toEqual([...ranks].sort())
    expect(new Set(ranks).size).toBe(3)
  })

  test('far from the palette differs visibly from its neighbour', () => {
    const alike = ways.filter(({ place, differs }) => place !== 'face' && differs.length === 0)
    expect(alike.map(({ colour }) => colour)).toEqual([])
    const torn = ways.filter(({ differs }) =>
      differs.some((each) => differs.includes(opposite[each])),
    )
    expect(torn).toEqual([])
  })

  test('finds each hue of the palette as a companion of some', () => {
    const seen = new Set(ways.map(({ companion }) => companion))
    const hues = paletteOf(season).slice(4)
    expect(hues.filter((hue) => !seen.has(hue)).map(({ id }) => id)).toEqual([])
  })

  test('of the palette is worn near the face and is its own neighbour', () => {
    for (const swatch of paletteOf(season))
      expect(wear(swatch.colour)).toMatchObject({
        ...{ place: 'face', nearest: swatch, distance: 0, differs: [] },
      })
  })
})

test('grey, black and white get a companion with a hue', () => {
  for (const season of seasons)
    for (const grey of ['#000000', '#808080', '#ffffff'] as const) {
      const { companion } = wayToWear({ season, gender: 'MEN' })(grey)
      expect(chromaOf(labOfHex(companion.colour)), `${season} ${grey}`).toBeGreaterThan(12)
    }
})

test('gender changes nothing but the uses, and men get no make-up', () => {
  const withoutUses = ({ uses: _, ...rest }: Wearing) => rest
  fc.assert(
    fc.property(wearerArb, hexColourArb, (wearer, colour) => {
      const ways = genders.map((gender) => wayToWear({ ...wearer, gender })(colour))
      const [one, other] = ways.map(withoutUses)
      expect(one).toEqual(other)
      for (const { uses } of ways) expect(new Set(uses).size).toBe(3)
      const { uses } = wayToWear({ ...wearer, gender: 'MEN' })(colour)
      for (const makeUp of ['lips', 'eyes', 'nails'] as const) expect(uses).not.toContain(makeUp)
    }),
  )
})

test('make-up of any colour is worn on the face', () => {
  const productArb = fc.constantFrom('lips', 'eyes', 'cheeks')
  fc.assert(
    fc.property(wearerArb, hexColourArb, productArb, (wearer, colour, product) => {
      const { place, ...way } = wayToWear(wearer, product)(colour)
      expect(place).not.toBe('away')
      expect({ ...wayToWear(wearer)(colour), uses: [product] }).toMatchObject(way)
    }),
  )
})

test('a second season brings colours nearer and keeps the companion in the first', () => {
  fc.assert(
    fc.property(wearerArb, hexColourArb, (wearer, colour) => {
      const { distance, companion } = wayToWear(wearer)(colour)
      const { also: _, ...alone } = wearer
      expect(distance).toBeLessThanOrEqual(wayToWear(alone)(colour).distance)
      expect(paletteOf(wearer.season)).toContain(companion)
    }),
  )
})

test('a diagnosis of any face means its seasons and gender', () => {
  const anyColour = (colour: HexColour) => (wearer: Wearer) => wayToWear(wearer)(colour)
  fc.assert(
    fc.property(diagnosisArb, hexColourArb, (diagnosis, colour) => {
      const wear = anyColour(colour)
      const other = { ...diagnosis, faceType: 'chic', faceTypeAnalysis: [0, 0, 0, 0, 0] } as const
      expect(wear(wearerOf(diagnosis))).toEqual(wear(wearerOf(other)))
      const { season, also } = wearerOf(diagnosis)
      expect([season, also ?? season]).toContain(
        seasons.find((each) => paletteOf(each).includes(wear(wearerOf(diagnosis)).nearest)),
      )
    }),
  )
})

test.each([
  ['#e60033', 'cooler'],
  ['#fff6b0', 'lighter'],
  ['#7a3b2e', 'darker'],
] as const)('tells how %s differs from the colours of spring: %s', (colour, change) => {
  expect(wayToWear({ season: 'spring', gender: 'WOMEN' })(colour).differs).toContain(change)
})

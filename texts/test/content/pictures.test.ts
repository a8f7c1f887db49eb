import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compositionArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { MapPlace } from '@kaoiro/core/chart'
import { agePlaces, curvePlaces } from '@kaoiro/core/chart'
import { seasonsByShare, faceTypes, seasons } from '@kaoiro/core/diagnosis'
import { metalsOf, palettes } from '@kaoiro/core/palette'
import { contents, expectSentence } from './contents.js'

const places: ReadonlyArray<MapPlace> = curvePlaces.flatMap((curve) =>
  agePlaces.map((age) => ({ curve, age })),
)

describe.each(contents)('%s', (_, content) => {
  const { pictures } = content

  test.each(faceTypes)('the description of the drawing of %s contains its name', (type) => {
    expectSentence(pictures.pattern(type))
    expect(pictures.pattern(type)).toContain(content.faceTypes[type].name)
  })

  test.each(seasons)(
    'the descriptions of the drawing and the palette of %s contain the season’s name',
    (season) => {
      for (const text of [pictures.season(season), pictures.palette(season)]) {
        expectSentence(text)
        expect(text.toLowerCase()).toContain(content.seasons[season].name.toLowerCase())
      }
    },
  )

  test('every place on the map has a different description, which names the nearest pattern', () => {
    const texts = places.map((place) => pictures.faceMap({ place, type: 'handsome' }))
    expect(new Set(texts).size).toBe(25)
    for (const text of texts) {
      expectSentence(text)
      expect(text).toContain(content.faceTypes.handsome.name)
    }
  })

  test('the description of a composition lists the seasons, the largest share first', () => {
    fc.assert(
      fc.property(compositionArb, (shares) => {
        const text = pictures.composition(shares)
        const places = seasonsByShare(shares).map((season) =>
          text.indexOf(content.shortNames[season]),
        )
        expectSentence(text)
        expect(places).toEqual([...places].sort((a, b) => a - b))
        expect(places[0]).toBeGreaterThanOrEqual(0)
        expect((text.match(/\d+(?=%)/g) ?? []).map(Number)).toEqual(
          seasonsByShare(shares).map((season) => shares[season]),
        )
      }),
    )
  })

  test('every swatch and every metal has a name; no metal has that of a colour or of another metal', () => {
    const swatches = seasons.flatMap((season) => palettes[season].map(({ id }) => id))
    expect(Object.keys(content.swatches).sort()).toEqual([...swatches].sort())
    const names = seasons.flatMap(metalsOf).map(({ id }) => content.metals[id])
    expect(new Set(names).size).toBe(names.length)
    expect(Object.values(content.metals).sort()).toEqual([...names].sort())
    for (const name of names) expect(Object.values(content.swatches)).not.toContain(name)
  })
})

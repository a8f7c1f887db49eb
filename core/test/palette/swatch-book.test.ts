import { describe, expect, test } from 'vitest'
import { metalsOf } from '../../src/palette/metals.js'
import { palettes } from '../../src/palette/palettes.js'
import { avoidedColours, keyColours } from '../../src/palette/season-colours.js'
import type { Chapter } from '../../src/palette/swatch-book.js'
import { swatchBook } from '../../src/palette/swatch-book.js'
import { seasons } from '../../src/diagnosis/vocabulary.js'
import { legibleOn } from '@kaoiro/drawing/pen'
import { contrast } from '@kaoiro/fixtures/pixels/contrast'

describe.each(seasons)('the swatch book of %s', (season) => {
  const book = swatchBook(season)
  const idsOf = (chapter: Chapter) =>
    book.filter((page) => page.chapter === chapter).map(({ id }) => id)

  test('contains every colour of the palette once', () => {
    expect([...idsOf('best'), ...idsOf('neutrals')].sort()).toEqual(
      palettes[season].map(({ id }) => id).sort(),
    )
  })

  test('begins with the key colours that are not neutral', () => {
    const neutrals = idsOf('neutrals')
    const key = keyColours(season)
      .map(({ id }) => id)
      .filter((id) => !neutrals.includes(id))
    expect(key.length).toBeGreaterThanOrEqual(4)
    expect(idsOf('best').slice(0, key.length)).toEqual(key)
  })

  test.each(seasons)('begins with what it shares with a second season: %s', (also) => {
    const [first] = swatchBook(season, also)
    const neutrals = idsOf('neutrals')
    const shared = keyColours(season, also).filter(({ id }) => !neutrals.includes(id))
    expect(first?.id).toBe(shared[0]?.id)
  })

  test('ends with the metals and the avoided colours', () => {
    expect(idsOf('metals')).toEqual(metalsOf(season).map(({ id }) => id))
    expect(idsOf('avoided')).toEqual(avoidedColours(season).map(({ id }) => id))
  })

  test('has a legible text colour on every page', () => {
    for (const { shades } of book)
      for (const shade of shades)
        expect(contrast(legibleOn(shades), shade)).toBeGreaterThanOrEqual(4.5)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { palettes } from '@kaoiro/core/palette'
import { maxLetterWidth } from '../../src/cards/card-parts.js'
import { wallpaper, wallpaperSize } from '../../src/cards/wallpaper.js'
import type { SvgNode } from '../../src/pen/svg.js'
import { seasons } from '@kaoiro/core/diagnosis'
import { contents } from '../contents.js'
import { attribute, lettersOf, lineOf, tagged } from '../charts/charts.js'
import { contrast } from '@kaoiro/fixtures/pixels/contrast'

const groundOf = (drawing: SvgNode): string =>
  String(tagged(drawing, 'rect')[0]?.attributes['fill'])

/** All y coordinates of paths and lines. */
const heightsOf = (drawing: SvgNode): ReadonlyArray<number> => [
  ...tagged(drawing, 'path').flatMap(({ attributes }) =>
    [...String(attributes['d']).matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y)),
  ),
  ...tagged(drawing, 'line').flatMap((line) => [attribute(line, 'y1'), attribute(line, 'y2')]),
]

describe.each(seasons)('the wallpaper of %s', (season) => {
  const drawing = wallpaper({ brand: 'Kaoiro', season, also: null, name: 'Season' })

  test('shows every colour of the palette', () => {
    const fills = tagged(drawing, 'path').map(({ attributes }) => attributes['fill'])
    for (const { colour } of palettes[season]) expect(fills).toContain(colour)
  })

  test('leaves the place of the clock empty', () => {
    expect(Math.min(...heightsOf(drawing))).toBeGreaterThan(0.38 * wallpaperSize.height)
    for (const text of tagged(drawing, 'text'))
      expect(attribute(text, 'y')).toBeGreaterThan(0.8 * wallpaperSize.height)
  })

  test('has legible text', () => {
    for (const { attributes } of tagged(drawing, 'text'))
      expect(contrast(String(attributes['fill']), groundOf(drawing))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(contents)('shows name and brand, between the margins for any brand: %s', (_, content) =>
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 80 }), (brand) => {
        const name = content.seasonName(season, 'summer')
        const drawn = wallpaper({ brand, season, also: 'summer', name })
        expect(lettersOf(drawn)).toEqual([name, brand])
        for (const line of tagged(drawn, 'text')) {
          const size = attribute(line, 'font-size')
          const width = [...lineOf(line)].reduce(
            (sum, each) => sum + maxLetterWidth(each) * size,
            0,
          )
          expect(width).toBeLessThan(wallpaperSize.width - 200)
        }
      }),
      { numRuns: 25 },
    ),
  )
})

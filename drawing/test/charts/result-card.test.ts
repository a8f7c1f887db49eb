import { describe, expect, test } from 'vitest'
import { content as en } from '@kaoiro/texts/en'
import { maxLetterWidth } from '../../src/cards/card-parts.js'
import type { ResultCard } from '../../src/charts/result-card.js'
import { resultCardSize, resultCard } from '../../src/charts/result-card.js'
import { keyColours } from '@kaoiro/core/palette'
import { patternPicture } from '../../src/figure/face-drawing.js'
import { seasonPicture } from '../../src/scenes/season-drawing.js'
import { faceTypes, seasons } from '@kaoiro/core/diagnosis'
import { contents } from '../../../texts/test/content/contents.js'
import { attribute, lettersOf, lineOf, tagged } from './charts.js'

const card: ResultCard = {
  brand: 'Kaoiro',
  pattern: { kind: 'Face pattern', names: ['Basic'], drawing: patternPicture('basic', 'WOMEN') },
  colour: { kind: 'Personal colour', names: ['Spring'], drawing: seasonPicture('spring') },
  season: 'spring',
  also: null,
  composition: { spring: 40, summer: 30, autumn: 20, winter: 10 },
  seasonNames: en.shortNames,
  address: 'example.com/result/1F7womQ',
}

/** Font size of this name of a face pattern or season. */
const sizeOf = (name: string): number => {
  const drawn = resultCard({ ...card, pattern: { ...card.pattern, names: [name] } })
  const line = tagged(drawn, 'text').find((text) => lineOf(text) === name)
  return line === undefined ? Number.NaN : attribute(line, 'font-size')
}

describe('resultCard', () => {
  test('shows the brand, both answers, the composition and the address', () => {
    expect(lettersOf(resultCard(card))).toEqual([
      'Kaoiro',
      'Face pattern',
      'Basic',
      'Personal colour',
      'Spring',
      ...['40%', '30%', '20%', '10%', 'Spring', 'Summer', 'Autumn', 'Winter'],
      'example.com/result/1F7womQ',
    ])
  })

  test.each(seasons.flatMap((season) => [null, ...seasons].map((also) => [season, also] as const)))(
    'shows the key colours of %s with %s between its text and its composition',
    (season, also) => {
      const names = also === null ? ['Spring'] : ['Spring', 'then Summer']
      const drawn = resultCard({ ...card, season, also, colour: { ...card.colour, names } })
      const swatches = tagged(drawn, 'circle').filter((circle) => attribute(circle, 'r') > 20)
      expect(swatches.map(({ attributes }) => attributes['fill'])).toEqual(
        keyColours(season, also).map(({ colour }) => colour),
      )
      const name = tagged(drawn, 'text').find((text) => lineOf(text) === names.at(-1))
      const chart = tagged(drawn, 'svg').at(-1)
      for (const swatch of swatches) {
        const [y, radius] = [attribute(swatch, 'cy'), attribute(swatch, 'r')]
        expect(y - radius).toBeGreaterThan((name ? attribute(name, 'y') : NaN) + 12)
        expect(y + radius).toBeLessThan((chart ? attribute(chart, 'y') : NaN) - 12)
      }
    },
  )

  test.each([26, 60, 120])('fits an address of %d letters between the margins', (length) => {
    const address = `${'a'.repeat(length - 15)}/result/1F7womQ`
    const drawn = tagged(resultCard({ ...card, address }), 'text')
    const line = drawn.find((text) => lineOf(text) === address)
    const size = line === undefined ? NaN : attribute(line, 'font-size')
    expect(size).toBeLessThanOrEqual(13)
    expect(size * 0.55 * length).toBeLessThan(resultCardSize.width - 80)
  })

  test.each(
    contents.flatMap(([, content]) => [
      ...faceTypes.map((type) => content.faceTypes[type].name),
      ...seasons.map((season) => content.seasons[season].name),
    ]),
  )('fits %s into its half', (name) => {
    const width = [...name].reduce(
      (sum, letter) => sum + maxLetterWidth(letter) * sizeOf(name) + 1,
      0,
    )
    expect(width).toBeLessThan(resultCardSize.width / 2 - 20)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compositionArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { labelThreshold, seasons } from '@kaoiro/core/diagnosis'
import { content as ja } from '@kaoiro/texts/ja'
import { compositionChart, compositionSize } from '../../src/charts/composition-chart.js'
import type { Composition } from '@kaoiro/core/diagnosis'
import { attribute, lettersOf, tagged } from './charts.js'

const chart = (composition: Composition) => compositionChart(composition, ja.shortNames)

describe('compositionChart', () => {
  test('labels three bars, and the name of the share of 4 percent', () => {
    const drawing = chart({ spring: 58, summer: 24, autumn: 14, winter: 4 })
    expect(lettersOf(drawing)).toEqual(['58%', '24%', '14%', '春', '夏', '秋', '冬 4%'])
  })

  test('shows each share once, as a number', () => {
    fc.assert(
      fc.property(compositionArb, (composition) => {
        const numbers = lettersOf(chart(composition)).flatMap(
          (text) => text.match(/\d+(?=%)/) ?? [],
        )
        const shares = seasons.map((season) => composition[season])
        expect(numbers.map(Number).sort()).toEqual(shares.sort())
      }),
    )
  })

  test('labels only bars of shares that reach the threshold', () => {
    fc.assert(
      fc.property(compositionArb, (composition) => {
        const labels = lettersOf(chart(composition)).filter((text) => /^\d+%$/.test(text))
        expect(labels).toEqual(
          seasons
            .filter((season) => composition[season] >= labelThreshold)
            .map((season) => `${composition[season]}%`),
        )
      }),
    )
  })

  test('fills the chart with bars in proportion to the shares, without a bar for 0', () => {
    fc.assert(
      fc.property(compositionArb, (composition) => {
        const bars = tagged(chart(composition), 'rect')
        const shares = seasons.map((season) => composition[season]).filter((share) => share > 0)
        expect(bars).toHaveLength(shares.length)
        const total = bars.reduce((sum, bar) => sum + attribute(bar, 'width'), 0)
        bars.forEach((bar, index) => {
          expect(attribute(bar, 'width') / total).toBeCloseTo((shares[index] ?? 0) / 100, 9)
        })
        const last = bars.at(-1)
        if (last !== undefined)
          expect(attribute(last, 'x') + attribute(last, 'width')).toBeCloseTo(
            compositionSize.width,
            9,
          )
      }),
    )
  })
})

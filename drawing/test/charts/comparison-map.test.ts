import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { visitorPosition } from '@kaoiro/core/chart'
import { content as en } from '@kaoiro/texts/en'
import type { Diagnosis } from '@kaoiro/core/diagnosis'
import { faceTypesOf, faceTypeOrFallback } from '@kaoiro/core/diagnosis'
import { comparisonMapChart, separated } from '../../src/charts/comparison-map.js'
import { patternPicture } from '../../src/figure/face-drawing.js'
import { faceMapSize } from '../../src/charts/map-frame.js'
import { attribute, lettersOf, tagged } from './charts.js'

const onMap = ({ gender, faceType, ...rest }: Diagnosis) => ({
  gender,
  faceType: faceTypeOrFallback(gender)(faceType),
  place: visitorPosition({ gender, faceType, ...rest }),
})

const mapOf = (a: Diagnosis, b: Diagnosis) =>
  comparisonMapChart(en, onMap(a), onMap(b), patternPicture)

describe('comparisonMapChart', () => {
  test('draws every pattern of the genders, both marks, and only the patterns of the results without fading', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, (a, b) => {
        const map = mapOf(a, b)
        const genders = [...new Set([a.gender, b.gender])]
        const faces = tagged(map, 'svg').slice(1)
        expect(faces).toHaveLength(genders.flatMap(faceTypesOf).length)
        const own = new Set([a, b].map(onMap).map(({ gender, faceType }) => gender + faceType))
        expect(faces.filter(({ attributes }) => !('opacity' in attributes))).toHaveLength(own.size)
        expect(lettersOf(map).slice(-2)).toEqual(['A', 'B'])
        const names = genders.flatMap(faceTypesOf).map((type) => en.faceTypes[type].name)
        expect(lettersOf(map)).toEqual(expect.arrayContaining(names))
      }),
      { numRuns: 30 },
    )
  })

  test('draws the marks as a disc and a square that do not overlap', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, (a, b) => {
        const map = mapOf(a, b)
        const disc = tagged(map, 'circle').at(-1)
        const square = tagged(map, 'rect').at(-1)
        if (disc === undefined || square === undefined) throw new Error('a mark is missing')
        const side = attribute(square, 'width')
        const [x, y] = [attribute(square, 'x') + side / 2, attribute(square, 'y') + side / 2]
        expect(Math.hypot(attribute(disc, 'cx') - x, attribute(disc, 'cy') - y)).toBeGreaterThan(
          attribute(disc, 'r') + side / 2 - 1e-6,
        )
      }),
      { numRuns: 30 },
    )
  })
})

describe('separated', () => {
  const pointArb = fc.record({
    x: fc.double({ min: -20, max: 340, noNaN: true }),
    y: fc.double({ min: -20, max: 360, noNaN: true }),
  })
  const apart = separated(faceMapSize, 10)

  test('keeps both marks inside the drawing, and moves overlapping marks apart until they touch', () => {
    fc.assert(
      fc.property(pointArb, pointArb, (a, b) => {
        const moved = apart(a, b)
        for (const { x, y } of moved) {
          expect(x).toBeGreaterThanOrEqual(10 - 1e-9)
          expect(x).toBeLessThanOrEqual(faceMapSize.width - 10 + 1e-9)
          expect(y).toBeGreaterThanOrEqual(10 - 1e-9)
          expect(y).toBeLessThanOrEqual(faceMapSize.height - 10 + 1e-9)
        }
        const [from, to] = moved
        if (Math.hypot(a.x - b.x, a.y - b.y) < 20)
          expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(20)
      }),
    )
  })

  test('leaves marks that are far enough apart unchanged', () => {
    const [a, b] = [
      { x: 50, y: 50 },
      { x: 70, y: 50 },
    ]
    expect(apart(a, b)).toEqual([a, b])
  })
})

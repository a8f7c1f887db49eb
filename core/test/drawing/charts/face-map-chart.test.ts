import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceTypeAnalysisArb, genderArb } from '@kaoiro/fixtures/arbitraries'
import type { MapPosition } from '@kaoiro/core/chart/face-map'
import { nearestType, visitorPosition } from '@kaoiro/core/chart/face-map'
import { en } from '@kaoiro/core/content/en'
import { faceMapChart, faceMapSize } from '@kaoiro/core/drawing/charts/face-map-chart'
import { faceTypesOf } from '@kaoiro/core/face-type'
import { genders } from '@kaoiro/core/gender'
import type { Gender } from '@kaoiro/core/gender'
import type { Label } from '@kaoiro/core/drawing/charts/label'
import { clearance, widthOf } from '@kaoiro/core/drawing/charts/label'
import type { SvgNode } from '@kaoiro/core/drawing/svg'
import { ja } from '@kaoiro/core/content/ja'
import { attribute, lettersOf, lineOf, tagged } from './charts.js'

const mapOf = (gender: Gender, visitor: MapPosition) =>
  faceMapChart(en, { gender, own: nearestType(gender)(visitor), visitor, you: 'You' })

/** The visitor's mark: the last circle drawn. */
const markOf = (visitor: MapPosition) => {
  const mark = tagged(mapOf('WOMEN', visitor), 'circle').at(-1)
  if (mark === undefined) throw new Error('the map has no mark')
  return { x: attribute(mark, 'cx'), y: attribute(mark, 'cy') }
}

/** A text node as the label that it was. */
const labelOf = (text: SvgNode): Label => ({
  text: lineOf(text),
  x: attribute(text, 'x'),
  y: attribute(text, 'y'),
  size: attribute(text, 'font-size'),
  face: 'gothic',
  tone: '',
})

const coordinateArb = fc.double({ min: -1, max: 1, noNaN: true })

describe('faceMapChart', () => {
  test.each(genders)('it names both axes, all patterns of %s, and the visitor', (gender) => {
    expect(lettersOf(mapOf(gender, { curve: 0.1, age: 0.1 }))).toEqual([
      'Child-like',
      'Adult-like',
      'Linear',
      'Curved',
      ...faceTypesOf(gender).map((type) => en.faceTypes[type].name),
      'You',
    ])
  })

  test("only the visitor's own pattern is drawn in full", () => {
    fc.assert(
      fc.property(genderArb, faceTypeAnalysisArb, (gender, analysis) => {
        const faces = tagged(mapOf(gender, visitorPosition(analysis)), 'svg').slice(1)
        expect(faces).toHaveLength(faceTypesOf(gender).length)
        expect(faces.filter(({ attributes }) => !('opacity' in attributes))).toHaveLength(1)
      }),
    )
  })

  test('a more curved place is never further left, a more adult-like one never higher', () => {
    fc.assert(
      fc.property(coordinateArb, coordinateArb, coordinateArb, (a, b, other) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(markOf({ curve: more, age: other }).x).toBeGreaterThanOrEqual(
          markOf({ curve: less, age: other }).x,
        )
        expect(markOf({ curve: other, age: more }).y).toBeGreaterThanOrEqual(
          markOf({ curve: other, age: less }).y,
        )
      }),
      { numRuns: 20 },
    )
  })

  test('the middle of the map is the middle of the drawing', () => {
    expect(markOf({ curve: 0, age: 0 })).toEqual({
      x: faceMapSize.width / 2,
      y: faceMapSize.height / 2,
    })
  })

  test('every visitor stands on the map, with the label', () => {
    for (const curve of [-1, 1])
      for (const age of [-1, 1]) {
        const label = tagged(mapOf('WOMEN', { curve, age }), 'text').at(-1)
        if (label === undefined) throw new Error('the mark has no label')
        const reach = widthOf(labelOf(label)) / 2
        expect(attribute(label, 'x')).toBeGreaterThanOrEqual(reach)
        expect(attribute(label, 'x')).toBeLessThanOrEqual(faceMapSize.width - reach)
        const { x, y } = markOf({ curve, age })
        expect(x).toBeGreaterThan(8)
        expect(x).toBeLessThan(faceMapSize.width - 8)
        expect(y).toBeGreaterThan(20)
        expect(y).toBeLessThan(faceMapSize.height - 20)
      }
  })

  test('the label of the mark covers none of the words of the map', () => {
    fc.assert(
      fc.property(
        genderArb,
        faceTypeAnalysisArb,
        fc.constantFrom([en, 'You'] as const, [ja, 'あなた'] as const),
        (gender, analysis, [content, you]) => {
          const visitor = visitorPosition(analysis)
          const own = nearestType(gender)(visitor)
          const words = tagged(faceMapChart(content, { gender, own, visitor, you }), 'text')
          const label = words.at(-1)
          if (label === undefined) throw new Error('the mark has no label')
          for (const word of words.slice(0, -1))
            expect(clearance(labelOf(label), labelOf(word))).toBeGreaterThanOrEqual(1)
        },
      ),
      { numRuns: 200 },
    )
  })
})

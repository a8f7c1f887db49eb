import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { MapPosition } from '@kaoiro/core/chart'
import { nearestType, typePositions, mapEdge, visitorPosition } from '@kaoiro/core/chart'
import { content as en } from '@kaoiro/texts/en'
import { languages } from '@kaoiro/core/language'
import { loadContent, loadResultTexts } from '@kaoiro/texts/load'
import { faceMapChart, markRadius } from '../../src/charts/face-map-chart.js'
import { patternPicture } from '../../src/figure/face-drawing.js'
import { faceMapSize } from '../../src/charts/map-frame.js'
import type { Diagnosis, Gender } from '@kaoiro/core/diagnosis'
import { faceTypesOf, faceTypeOrFallback, genders } from '@kaoiro/core/diagnosis'
import type { Label } from '../../src/charts/lettering.js'
import { clearance, widthOf } from '../../src/charts/lettering.js'
import type { SvgNode } from '../../src/pen/svg.js'
import { attribute, lettersOf, lineOf, tagged } from './charts.js'

const mapOf = (gender: Gender, visitor: MapPosition) =>
  faceMapChart(en, { gender, own: nearestType(gender)(visitor), visitor, you: 'You' })

/** The map of a result, as on the result page. */
const mapFor = (diagnosis: Diagnosis, content = en, you = 'You') =>
  faceMapChart(content, {
    gender: diagnosis.gender,
    own: faceTypeOrFallback(diagnosis.gender)(diagnosis.faceType),
    visitor: visitorPosition(diagnosis),
    you,
  })

/** The visitor's mark: the last circle. */
const markIn = (map: SvgNode) => {
  const mark = tagged(map, 'circle').at(-1)
  if (mark === undefined) throw new Error('the map lacks a mark')
  return { x: attribute(mark, 'cx'), y: attribute(mark, 'cy') }
}

const markOf = (visitor: MapPosition) => markIn(mapOf('WOMEN', visitor))

/** The position of a pattern in the drawing. Its face is drawn 8 higher, to leave space for its name. */
const placeOfFace = (drawn: SvgNode) => ({
  x: attribute(drawn, 'x') + attribute(drawn, 'width') / 2,
  y: attribute(drawn, 'y') + attribute(drawn, 'height') / 2 + 8,
})

/** The label of a text node. */
const labelOf = (text: SvgNode): Label => ({
  text: lineOf(text),
  x: attribute(text, 'x'),
  y: attribute(text, 'y'),
  size: attribute(text, 'font-size'),
  face: 'gothic',
  tone: '',
})

const textsArb = fc.constantFrom(
  ...(await Promise.all(
    languages.map(async (language) => {
      const { you } = await loadResultTexts(language)
      return [await loadContent(language), you] as const
    }),
  )),
)

describe('faceMapChart', () => {
  test.each(genders)('names both axes, all patterns of %s, and the visitor', (gender) => {
    expect(lettersOf(mapOf(gender, { curve: 0.1, age: 0.1 }))).toEqual([
      'Child-like',
      'Adult-like',
      'Linear',
      'Curved',
      ...faceTypesOf(gender).map((type) => en.faceTypes[type].name),
      'You',
    ])
  })

  test("shows the visitor's pattern, and no other one, with the season's make-up", () => {
    fc.assert(
      fc.property(diagnosisArb, (diagnosis) => {
        const { gender, colorType: season } = diagnosis
        const own = faceTypeOrFallback(gender)(diagnosis.faceType)
        const map = faceMapChart(en, {
          gender,
          own,
          visitor: visitorPosition(diagnosis),
          you: 'You',
          season,
        })
        const drawn = new Set(tagged(map, 'svg').flatMap(({ children }) => children))
        for (const type of faceTypesOf(gender)) {
          const shown = patternPicture(type, gender, type === own ? season : undefined)
          for (const child of shown.children) expect(drawn).toContain(child)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('every point of the mark is nearer to the pattern of the result than to other patterns', () => {
    const ring = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)
    fc.assert(
      fc.property(diagnosisArb, (diagnosis) => {
        const map = mapFor(diagnosis)
        const mark = markIn(map)
        const [own, ...others] = tagged(map, 'svg')
          .slice(1)
          .sort((a, b) => Number('opacity' in a.attributes) - Number('opacity' in b.attributes))
          .map(placeOfFace)
        const room = ring.map((angle) => {
          const x = mark.x + markRadius * Math.cos(angle)
          const y = mark.y + markRadius * Math.sin(angle)
          const distance = (face = { x: Infinity, y: 0 }) => Math.hypot(face.x - x, face.y - y)
          return Math.min(...others.map(distance)) - distance(own)
        })
        expect(Math.min(...room)).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })

  test('keeps every mark and its label on the map', () => {
    for (const curve of [-mapEdge.curve, mapEdge.curve])
      for (const age of [-mapEdge.age, mapEdge.age]) {
        const label = tagged(mapOf('WOMEN', { curve, age }), 'text').at(-1)
        if (label === undefined) throw new Error('the mark lacks a label')
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

  test.each([
    ['end', { curve: 0.42, age: -0.31 }],
    ['beginning', { curve: 0.18, age: -0.31 }],
  ])('shifts a name with a mark at its %s, and keeps it below its face', (_, visitor) => {
    const map = mapOf('WOMEN', visitor)
    const mark = markIn(map)
    const name = tagged(map, 'text')
      .map(labelOf)
      .find(({ text }) => text === 'Pretty')
    if (name === undefined) throw new Error('the map lacks this name')
    const centre = faceMapSize.width / 2 + 204 * typePositions.pretty.curve
    expect(Math.abs(name.x - mark.x)).toBeCloseTo(widthOf(name) / 2 + markRadius, 9)
    expect(Math.sign(name.x - centre)).toBe(Math.sign(centre - mark.x))
    expect(Math.abs(name.x - centre)).toBeLessThan(widthOf(name) / 2)
  })

  test('labels never overlap', () => {
    fc.assert(
      fc.property(diagnosisArb, textsArb, (diagnosis, [content, you]) => {
        const words = tagged(mapFor(diagnosis, content, you), 'text').map(labelOf)
        const clearances = words.flatMap((word, at) =>
          words.slice(at + 1).map((other) => clearance(word, other)),
        )
        expect(Math.min(...clearances)).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
  })
})

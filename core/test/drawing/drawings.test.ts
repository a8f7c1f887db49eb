import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faceAt } from '../../src/drawing/figure/face-drawing.js'
import { straight } from '../../src/drawing/figure/hair-loose.js'
import { head } from '../../src/drawing/figure/head.js'
import { group, picture, svgText } from '../../src/drawing/pen/svg.js'
import { genders } from '../../src/diagnosis/gender.js'
import { nodesOf } from './charts/charts.js'
import { drawings, overflow, patterns, pointsOf } from './drawings.js'

const unit = fc.double({ min: -1, max: 1, noNaN: true })
const genderArb = fc.constantFrom(...genders)
const tags = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect'])
const attributes = new Set(
  'xmlns viewBox transform d cx cy r rx ry x y width height fill fill-opacity stroke stroke-width'.split(
    ' ',
  ),
)

test.each(drawings)('%s: uses only plain tags and presentation attributes', (_, drawing) => {
  const nodes = nodesOf(drawing)
  expect(nodes.map(({ tag }) => tag).filter((tag) => !tags.has(tag))).toEqual([])
  const names = nodes.flatMap((node) => Object.keys(node.attributes))
  expect(names.filter((name) => !attributes.has(name))).toEqual([])
})

test.each(drawings)('%s: contains no references or invalid numbers', (_, drawing) => {
  expect(svgText(drawing)).not.toMatch(/ id=|url\(|href|NaN|Infinity|undefined/)
})

test.each(drawings)('%s: stays inside its picture, and fills at least half of it', (_, drawing) => {
  expect(overflow(drawing)).toBeLessThan(4)
  const ys = pointsOf(drawing).map(([, y]) => y)
  const height = Number(String(drawing.attributes['viewBox']).split(' ')[3])
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(height / 2)
})

test('patterns differ in outline as well as in features', () => {
  const outlines = patterns.map(([, drawing]) => {
    const points = pointsOf(drawing)
    const rows = Array.from({ length: 14 }, (_, i) => {
      const row = points.filter(([, y]) => y >= i * 20 && y < i * 20 + 20).map(([x]) => x)
      return row.length === 0 ? [0, 0] : [Math.min(...row), Math.max(...row)]
    })
    return rows.flat()
  })
  outlines.forEach((a, i) => {
    outlines.slice(i + 1).forEach((b) => {
      const apart = a.reduce((max, x, k) => Math.max(max, Math.abs(x - (b[k] ?? 0))), 0)
      expect(apart).toBeGreaterThan(5)
    })
  })
})

test('faces of all map positions stay inside their pictures', () => {
  fc.assert(
    fc.property(unit, unit, genderArb, (curve, age, gender) => {
      expect(overflow(faceAt({ curve, age }, gender))).toBeLessThan(4)
    }),
    { numRuns: 40 },
  )
})

test('faces of all features stay inside their pictures', () => {
  fc.assert(
    fc.property(unit, unit, unit, unit, unit, genderArb, (a, b, c, d, e, gender) => {
      const features = { faceLine: a, brows: b, eyes: c, lips: d, height: e }
      const styling = { hair: straight, garment: 'crew' } as const
      const placed = group([head(features, gender, styling)], {
        transform: 'translate(120 -15) scale(1.14)',
      })
      expect(overflow(picture(240, 280, [placed]))).toBeLessThan(4)
    }),
    { numRuns: 40 },
  )
})

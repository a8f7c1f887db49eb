import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConvexPolygon, HalfPlane } from '../../src/chart/visitor-position.js'
import { clip, projectOnto } from '../../src/chart/visitor-position.js'
import type { MapPosition } from '../../src/chart/face-map.js'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { mapPositionArb } from '@kaoiro/fixtures/arbitraries/diagnosis'

const at = (curve: number, age: number): MapPosition => ({ curve, age })

const square: ConvexPolygon = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]

const halfPlaneArb: fc.Arbitrary<HalfPlane> = fc
  .tuple(evenly(-Math.PI, Math.PI), evenly(-0.5, 1.5))
  .map(([angle, bound]) => ({ normal: at(Math.cos(angle), Math.sin(angle)), bound }))

/** Up to three half-planes to cut a square with. The rest of the square may have many corners or be empty. */
const cutsArb = fc.array(halfPlaneArb, { maxLength: 3 })

const distance = (a: MapPosition, b: MapPosition): number =>
  Math.hypot(a.curve - b.curve, a.age - b.age)

/** Points inside a polygon: weighted means of its corners. */
const insideArb = (polygon: ConvexPolygon): fc.Arbitrary<MapPosition> =>
  fc
    .array(evenly(0.001, 1), { minLength: polygon.length, maxLength: polygon.length })
    .map((weights) => {
      const sum = weights.reduce((total, weight) => total + weight, 0)
      const mean = (axis: keyof MapPosition) =>
        polygon.reduce((total, corner, i) => total + (corner[axis] * (weights[i] ?? 0)) / sum, 0)
      return at(mean('curve'), mean('age'))
    })

const cutSquare = (cuts: ReadonlyArray<HalfPlane>): ConvexPolygon =>
  cuts.reduce((polygon, cut) => clip(cut)(polygon), square)

const cutSquareArb = cutsArb.map(cutSquare).filter((polygon) => polygon.length > 0)

describe('clip', () => {
  test.each([
    ['nothing', at(1, 0), 2, square],
    ['nothing at a touched side', at(1, 0), 1, square],
    ['a side', at(1, 0), 0.5, [at(0, 0), at(0.5, 0), at(0.5, 1), at(0, 1)]],
    ['all but a corner', at(0.6, 0.8), 0.3, [at(0, 0), at(0.5, 0), at(0, 0.375)]],
    ['everything', at(1, 0), -1, []],
  ])('cuts off %s of a square', (_, normal, bound, left) => {
    expect(clip({ normal, bound })(square)).toEqual(left)
  })
})

describe('projectOnto', () => {
  test.each([
    ['inside', at(0.3, 0.4), at(0.3, 0.4)],
    ['on the edge', at(1, 0.4), at(1, 0.4)],
    ['on a corner', at(1, 1), at(1, 1)],
    ['beyond an edge', at(1.5, 0.4), at(1, 0.4)],
    ['beyond a corner', at(-1, 3), at(0, 1)],
  ])('projects a point %s of a square', (_, place, projected) => {
    expect(projectOnto(square)(place)).toEqual(projected)
  })

  test('returns the point itself for an empty polygon', () => {
    expect(projectOnto([])(at(0.3, 0.4))).toEqual(at(0.3, 0.4))
  })

  test('returns the nearest point of the polygon', () => {
    const caseArb = cutSquareArb.chain((polygon) =>
      fc.record({
        polygon: fc.constant(polygon),
        place: mapPositionArb,
        inside: insideArb(polygon),
      }),
    )
    fc.assert(
      fc.property(caseArb, ({ polygon, place, inside }) => {
        const projected = projectOnto(polygon)(place)
        expect(distance(projected, place)).toBeLessThanOrEqual(distance(inside, place) + 1e-9)
      }),
    )
  })
})

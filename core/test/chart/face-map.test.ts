import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries'
import type { MapPosition } from '@kaoiro/core/chart/face-map'
import { nearestType, typePositions, visitorPosition } from '@kaoiro/core/chart/face-map'
import { faceTypes, faceTypesOf } from '@kaoiro/core/face-type'
import { genders } from '@kaoiro/core/gender'
import type { FaceTypeAnalysis } from '@kaoiro/core/level'

const five = [0, 1, 2, 3, 4] as const
const three = [0, 1, 2] as const

const analyses: ReadonlyArray<FaceTypeAnalysis> = five.flatMap((a) =>
  five.flatMap((b) =>
    five.flatMap((c) => three.flatMap((d) => three.map((e): FaceTypeAnalysis => [a, b, c, d, e]))),
  ),
)

/** Each analysis with the one that is a level higher in one row. */
const raised = (row: number): ReadonlyArray<readonly [FaceTypeAnalysis, FaceTypeAnalysis]> => {
  const last = row < 3 ? 4 : 2
  return analyses
    .filter((analysis) => (analysis[row] ?? 0) < last)
    .map((analysis) => {
      const higher = analysis.map((index, at) => (at === row ? index + 1 : index))
      return [analysis, higher as unknown as FaceTypeAnalysis] as const
    })
}

const coordinateArb = fc.double({ min: -1, max: 1, noNaN: true })

describe('visitorPosition', () => {
  test.each([
    ['all standard', [2, 2, 2, 1, 1], { curve: 0, age: 0 }],
    ['most curved', [4, 0, 0, 1, 1], { curve: 1, age: -0.25 }],
    ['most linear', [0, 4, 4, 1, 1], { curve: -1, age: 0.25 }],
    ['most adult-like', [2, 2, 4, 0, 2], { curve: -0.2, age: 1 }],
    ['most child-like', [2, 2, 0, 2, 0], { curve: 0.2, age: -1 }],
  ] as ReadonlyArray<[string, FaceTypeAnalysis, MapPosition]>)(
    '%s',
    (_, analysis, { curve, age }) => {
      expect(visitorPosition(analysis).curve).toBeCloseTo(curve, 10)
      expect(visitorPosition(analysis).age).toBeCloseTo(age, 10)
    },
  )

  test('all 1125 analyses stand within the map', () => {
    expect(analyses).toHaveLength(1125)
    const outside = analyses.filter((analysis) => {
      const { curve, age } = visitorPosition(analysis)
      return !(Math.abs(curve) <= 1 + 1e-12 && Math.abs(age) <= 1 + 1e-12)
    })
    expect(outside).toEqual([])
  })

  test.each([
    ['a rounder face line', 0, 'curve', 1],
    ['straighter brows', 1, 'curve', -1],
    ['narrower eyes', 2, 'curve', -1],
    ['narrower eyes', 2, 'age', 1],
    ['narrower lips', 3, 'age', -1],
    ['higher features', 4, 'age', 1],
  ] as const)('%s (row %d) always move along %s by the sign %d', (_, row, axis, sign) => {
    const wrong = raised(row).filter(
      ([lower, higher]) =>
        sign * (visitorPosition(higher)[axis] - visitorPosition(lower)[axis]) <= 0,
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ['a face line', 0, 'age'],
    ['brows', 1, 'age'],
    ['lips', 3, 'curve'],
    ['the features', 4, 'curve'],
  ] as const)('%s (row %d) never move along %s', (_, row, axis) => {
    const moved = raised(row).filter(
      ([lower, higher]) => visitorPosition(higher)[axis] !== visitorPosition(lower)[axis],
    )
    expect(moved).toEqual([])
  })
})

describe('nearestType', () => {
  test('each shown pattern is the nearest of its own place, and no two share one', () => {
    for (const gender of genders)
      for (const type of faceTypesOf(gender))
        expect(nearestType(gender)(typePositions[type])).toBe(type)
  })

  test.each(genders)('every pattern of %s is reached by some analysis, and no other', (gender) => {
    const reached = new Set(
      analyses.map((analysis) => nearestType(gender)(visitorPosition(analysis))),
    )
    expect(reached).toEqual(new Set(faceTypesOf(gender)))
  })

  test('any place has a pattern that the gender is shown, and none shown is nearer', () => {
    const distance = (a: MapPosition, b: MapPosition) =>
      Math.hypot(a.curve - b.curve, a.age - b.age)
    fc.assert(
      fc.property(genderArb, coordinateArb, coordinateArb, (gender, curve, age) => {
        const position = { curve, age }
        const nearest = nearestType(gender)(position)
        expect(faceTypesOf(gender)).toContain(nearest)
        for (const type of faceTypesOf(gender))
          expect(distance(typePositions[nearest], position)).toBeLessThanOrEqual(
            distance(typePositions[type], position),
          )
      }),
    )
  })
})

describe('typePositions', () => {
  test('every pattern stands within the map', () => {
    for (const type of faceTypes) {
      expect(Math.abs(typePositions[type].curve)).toBeLessThanOrEqual(1)
      expect(Math.abs(typePositions[type].age)).toBeLessThanOrEqual(1)
    }
  })
})

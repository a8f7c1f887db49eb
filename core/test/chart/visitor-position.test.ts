import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConvexPolygon } from '../../src/chart/visitor-position.js'
import {
  clip,
  projectOnto,
  cellMargin,
  intoCell,
  mapEdge,
  visitorPosition,
} from '../../src/chart/visitor-position.js'
import type { MapPosition } from '../../src/chart/face-map.js'
import {
  mapPositionArb,
  diagnosisArb,
  genderArb,
  shownFaceTypeArb,
} from '@kaoiro/fixtures/arbitraries/diagnosis'
import {
  agePlaces,
  curvePlaces,
  nearestType,
  placeOf,
  positionByLevels,
  typePositions,
} from '../../src/chart/face-map.js'
import type { FaceType, Gender } from '../../src/diagnosis/vocabulary.js'
import { faceTypes, faceTypesOf, genders } from '../../src/diagnosis/vocabulary.js'
import { faceTypeOrFallback } from '../../src/diagnosis/diagnosis.js'
import { analyses, raised } from '@kaoiro/fixtures/analyses'

const distance = (a: MapPosition, b: MapPosition): number =>
  Math.hypot(a.curve - b.curve, a.age - b.age)

const at = (curve: number, age: number): MapPosition => ({ curve, age })

const square: ConvexPolygon = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]

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
})

/** Every face that a code can describe, with the pattern that is shown and the position of the mark. */
const visitors = genders.flatMap((gender) =>
  faceTypes.flatMap((faceType) =>
    analyses.map((faceTypeAnalysis) => ({
      ...{ gender, faceType, faceTypeAnalysis },
      shown: faceTypeOrFallback(gender)(faceType),
      mark: visitorPosition({ gender, faceType, faceTypeAnalysis }),
    })),
  ),
)

const onMap = ({ curve, age }: MapPosition): boolean =>
  Math.abs(curve) <= mapEdge.curve + 1e-9 && Math.abs(age) <= mapEdge.age + 1e-9

/** Distance to the border of the pattern's Voronoi cell; negative outside. */
const room = (gender: Gender, faceType: FaceType, place: MapPosition): number =>
  Math.min(
    ...faceTypesOf(gender)
      .filter((type) => type !== faceType)
      .map((type) => {
        const [own, other] = [typePositions[faceType], typePositions[type]]
        const nearer = distance(place, other) ** 2 - distance(place, own) ** 2
        return nearer / (2 * distance(own, other))
      }),
  )

describe('intoCell', () => {
  test('moves every position into the cell, and does not move positions in the cell', () => {
    fc.assert(
      fc.property(shownFaceTypeArb, mapPositionArb, ({ gender, faceType }, place) => {
        const into = intoCell(gender, faceType)
        const moved = into(place)
        expect(onMap(moved)).toBe(true)
        expect(room(gender, faceType, moved)).toBeGreaterThan(cellMargin - 1e-9)
        expect(distance(into(moved), moved)).toBeLessThan(1e-9)
      }),
    )
  })
})

describe('visitorPosition', () => {
  test('for all codes, the mark is on the map and nearest to the shown pattern', () => {
    const elsewhere = visitors.filter(
      ({ gender, shown, mark }) => !onMap(mark) || nearestType(gender)(mark) !== shown,
    )
    expect(visitors).toHaveLength(2 * 10 * 1125)
    expect(elsewhere).toEqual([])
  })

  test('uses the position of the levels if it is inside the pattern’s cell', () => {
    fc.assert(
      fc.property(genderArb, fc.constantFrom(...analyses), (gender, faceTypeAnalysis) => {
        const place = positionByLevels(faceTypeAnalysis)
        const faceType = nearestType(gender)(place)
        fc.pre(onMap(place) && room(gender, faceType, place) > cellMargin + 1e-9)
        expect(visitorPosition({ gender, faceType, faceTypeAnalysis })).toEqual(place)
      }),
    )
  })

  test('uses the fallback pattern for types that are not shown to the gender', () => {
    fc.assert(
      fc.property(diagnosisArb, (diagnosis) => {
        const shown = faceTypeOrFallback(diagnosis.gender)(diagnosis.faceType)
        expect(visitorPosition(diagnosis)).toEqual(
          visitorPosition({ ...diagnosis, faceType: shown }),
        )
      }),
    )
  })

  test.each([
    ['a rounder face line', 0, 'curve', 1],
    ['straighter brows', 1, 'curve', -1],
    ['narrower eyes', 2, 'curve', -1],
    ['narrower lips', 3, 'age', -1],
    ['higher features', 4, 'age', 1],
  ] as const)('%s (row %d) never move the mark backwards along %s', (_, row, axis, sign) => {
    const back = genders.flatMap((gender) =>
      faceTypesOf(gender).flatMap((faceType) =>
        raised(row).filter(([lower, higher]) => {
          const [a, b] = [lower, higher].map((faceTypeAnalysis) =>
            visitorPosition({ gender, faceType, faceTypeAnalysis }),
          ) as [MapPosition, MapPosition]
          return sign * (b[axis] - a[axis]) < -1e-9
        }),
      ),
    )
    expect(back).toEqual([])
  })

  test('the mark is never described with the side of the map that is opposite to its pattern', () => {
    const sides = (place: MapPosition) => [
      curvePlaces.indexOf(placeOf(place).curve) - 2,
      agePlaces.indexOf(placeOf(place).age) - 2,
    ]
    const contradicted = visitors.filter(({ shown, mark }) => {
      const pattern = sides(typePositions[shown])
      return sides(mark).some((side, axis) => side * (pattern[axis] ?? 0) < 0)
    })
    expect(contradicted).toEqual([])
  })
})

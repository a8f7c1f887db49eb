import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MapPosition } from '@kaoiro/core/chart/face-map'
import {
  agePlaces,
  curvePlaces,
  nearestType,
  placeOf,
  positionByLevels,
  typePositions,
} from '@kaoiro/core/chart/face-map'
import { cellMargin, intoCell, mapEdge, visitorPosition } from '@kaoiro/core/chart/visitor-position'
import type { FaceType } from '@kaoiro/core/diagnosis/face-type'
import { faceTypes, faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { faceTypeOr } from '@kaoiro/core/diagnosis/fallback'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { diagnosisArb, genderArb, shownFaceTypeArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { evenly, mapPositionArb } from '../analysis/arbitraries.js'
import { analyses, raised } from './analyses.js'

/** All visitors that a code can hold, but for their colours, with the pattern shown and the mark. */
const visitors = genders.flatMap((gender) =>
  faceTypes.flatMap((faceType) =>
    analyses.map((faceTypeAnalysis) => ({
      ...{ gender, faceType, faceTypeAnalysis },
      shown: faceTypeOr(gender)(faceType),
      mark: visitorPosition({ gender, faceType, faceTypeAnalysis }),
    })),
  ),
)

const distance = (a: MapPosition, b: MapPosition): number =>
  Math.hypot(a.curve - b.curve, a.age - b.age)

const onMap = ({ curve, age }: MapPosition): boolean =>
  Math.abs(curve) <= mapEdge.curve + 1e-9 && Math.abs(age) <= mapEdge.age + 1e-9

/** How far a place is from the nearest line beyond which another type is nearer; below 0 beyond it. */
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
  test('every pattern’s own place stays', () => {
    for (const gender of genders)
      for (const type of faceTypesOf(gender))
        expect(intoCell(gender, type)(typePositions[type])).toEqual(typePositions[type])
  })

  test('"every place comes into the cell, and what has come there stays"', () => {
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

  test('"further along one axis alone is never further back on it"', () => {
    fc.assert(
      fc.property(
        shownFaceTypeArb,
        mapPositionArb,
        evenly(0, 1),
        ({ gender, faceType }, place, further) => {
          const into = intoCell(gender, faceType)
          for (const axis of ['curve', 'age'] as const)
            expect(into({ ...place, [axis]: place[axis] + further })[axis]).toBeGreaterThanOrEqual(
              into(place)[axis] - 1e-9,
            )
        },
      ),
    )
  })

  test('"for men each axis keeps its order whatever the other one is"', () => {
    const manArb = fc.constantFrom(...faceTypesOf('MEN'))
    fc.assert(
      fc.property(manArb, mapPositionArb, mapPositionArb, (faceType, a, b) => {
        const into = intoCell('MEN', faceType)
        for (const axis of ['curve', 'age'] as const)
          expect((into(a)[axis] - into(b)[axis]) * Math.sign(a[axis] - b[axis])).toBeGreaterThan(
            -1e-9,
          )
      }),
    )
  })
})

describe('visitorPosition', () => {
  test('all codes have their mark on the map, nearest to the pattern that is shown', () => {
    const elsewhere = visitors.filter(
      ({ gender, shown, mark }) => !onMap(mark) || nearestType(gender)(mark) !== shown,
    )
    expect(visitors).toHaveLength(2 * 10 * 1125)
    expect(elsewhere).toEqual([])
  })

  test('"a visitor whose levels lie in their pattern’s cell is at the position of the levels"', () => {
    fc.assert(
      fc.property(genderArb, fc.constantFrom(...analyses), (gender, faceTypeAnalysis) => {
        const place = positionByLevels(faceTypeAnalysis)
        const faceType = nearestType(gender)(place)
        fc.pre(onMap(place) && room(gender, faceType, place) > cellMargin + 1e-9)
        expect(visitorPosition({ gender, faceType, faceTypeAnalysis })).toEqual(place)
      }),
    )
  })

  test('"a type that the gender is not shown is where the one shown for it is"', () => {
    fc.assert(
      fc.property(diagnosisArb, (diagnosis) => {
        const shown = faceTypeOr(diagnosis.gender)(diagnosis.faceType)
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
  ] as const)('%s (row %d) never move the mark back along %s', (_, row, axis, sign) => {
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

  test('in words, no visitor is on the other side of the middle than their pattern', () => {
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

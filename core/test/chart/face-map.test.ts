import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { MapPlace, MapPosition } from '../../src/chart/face-map.js'
import {
  agePlaces,
  curvePlaces,
  nearestType,
  placeBounds,
  placeOf,
  positionByLevels,
  typePositions,
} from '../../src/chart/face-map.js'
import { faceTypesOf, genders } from '../../src/diagnosis/vocabulary.js'
import type { FaceTypeAnalysis } from '../../src/diagnosis/level.js'
import { analyses, raised } from '@kaoiro/fixtures/analyses'

const coordinateArb = fc.double({ min: -1, max: 1, noNaN: true })

describe('positionByLevels', () => {
  test.each([
    ['all standard', [2, 2, 2, 1, 1], { curve: 0, age: 0 }],
    ['most curved', [4, 0, 0, 1, 1], { curve: 1 }],
    ['most linear', [0, 4, 4, 1, 1], { curve: -1 }],
    ['most adult-like', [2, 2, 4, 0, 2], { age: 1 }],
    ['most child-like', [2, 2, 0, 2, 0], { age: -1 }],
  ] as ReadonlyArray<[string, FaceTypeAnalysis, Partial<MapPosition>]>)(
    '%s reaches the edge of the map, or its middle',
    (_, analysis, { curve, age }) => {
      const position = positionByLevels(analysis)
      expect(position.curve).toBeCloseTo(curve ?? position.curve, 10)
      expect(position.age).toBeCloseTo(age ?? position.age, 10)
    },
  )

  test.each([
    ['a rounder face line', 0, 'curve', 1],
    ['straighter brows', 1, 'curve', -1],
    ['narrower eyes', 2, 'curve', -1],
    ['narrower eyes', 2, 'age', 1],
    ['narrower lips', 3, 'age', -1],
    ['higher features', 4, 'age', 1],
  ] as const)('%s (row %d) always move along %s with sign %d', (_, row, axis, sign) => {
    const wrong = raised(row).filter(
      ([lower, higher]) =>
        sign * (positionByLevels(higher)[axis] - positionByLevels(lower)[axis]) <= 0,
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
      ([lower, higher]) => positionByLevels(higher)[axis] !== positionByLevels(lower)[axis],
    )
    expect(moved).toEqual([])
  })
})

describe('nearestType', () => {
  test('returns each pattern for its own position', () => {
    for (const gender of genders)
      for (const type of faceTypesOf(gender))
        expect(nearestType(gender)(typePositions[type])).toBe(type)
  })

  test('returns the nearest pattern of the gender for any position', () => {
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

describe('placeOf', () => {
  test.each([
    ['the centre', 0, 0, 'middle', 'middle'],
    ['just inside the middle', -0.187, 0.187, 'middle', 'middle'],
    ['on the bound of slightly', -0.1875, 0.1875, 'slightly-linear', 'slightly-adult-like'],
    ['just inside slightly', 0.437, -0.437, 'slightly-curved', 'slightly-child-like'],
    ['on the bound of plainly', 0.4375, -0.4375, 'curved', 'child-like'],
    ['a corner', -1, 1, 'linear', 'adult-like'],
    ['beyond the map', 9, -9, 'curved', 'child-like'],
    ['no place at all', Number.NaN, Number.NaN, 'middle', 'middle'],
  ] as ReadonlyArray<[string, number, number, MapPlace['curve'], MapPlace['age']]>)(
    '%s',
    (_, curve, age, curvePlace, agePlace) => {
      expect(placeOf({ curve, age })).toEqual({ curve: curvePlace, age: agePlace })
    },
  )

  test('every zone contains analyses, and no analysis is on a boundary', () => {
    const positions = analyses.map(positionByLevels)
    const onBound = positions
      .flatMap(({ curve, age }) => [Math.abs(curve), Math.abs(age)])
      .filter((distance) =>
        Object.values(placeBounds).some((bound) => Math.abs(distance - bound) < 0.01),
      )
    expect(onBound).toEqual([])
    const places = positions.map(placeOf)
    expect(new Set(places.map(({ curve }) => curve))).toEqual(new Set(curvePlaces))
    expect(new Set(places.map(({ age }) => age))).toEqual(new Set(agePlaces))
  })
})

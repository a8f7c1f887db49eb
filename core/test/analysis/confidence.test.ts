import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries'
import type { ColourTraits } from '@kaoiro/core/analysis/season-model'
import {
  faceTypeConfidence,
  faceTypeMargin,
  seasonConfidence,
} from '@kaoiro/core/analysis/confidence'
import type { MapPosition } from '@kaoiro/core/chart/face-map'
import { nearestType, typePositions } from '@kaoiro/core/chart/face-map'
import { faceTypesOf } from '@kaoiro/core/face-type'
import type { Gender } from '@kaoiro/core/gender'
import { genders } from '@kaoiro/core/gender'
import { evenly, mapPositionArb } from './arbitraries.js'

const distance = (a: MapPosition, b: MapPosition) => Math.hypot(a.curve - b.curve, a.age - b.age)

/** A share of the way from one place to another. */
const towards = (a: MapPosition, b: MapPosition, share: number): MapPosition => ({
  curve: a.curve + (b.curve - a.curve) * share,
  age: a.age + (b.age - a.age) * share,
})

/** Two types that are neighbours: no third is as near to the middle between them. */
const neighbours = genders.flatMap((gender) =>
  faceTypesOf(gender).flatMap((one) =>
    faceTypesOf(gender).flatMap((other) => {
      const middle = towards(typePositions[one], typePositions[other], 0.5)
      const near = faceTypesOf(gender).filter(
        (type) =>
          distance(typePositions[type], middle) < distance(typePositions[one], middle) + 1e-9,
      )
      return one !== other && near.length === 2 ? [[gender, one, other] as const] : []
    }),
  ),
)

describe('faceTypeMargin', () => {
  test('"it is never below 0 for the nearest type"', () => {
    fc.assert(
      fc.property(genderArb, mapPositionArb, (gender, position) => {
        const nearest = nearestType(gender)(position)
        expect(faceTypeMargin(gender, nearest, position)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('"it is below 0 for a type that is not the nearest"', () => {
    fc.assert(
      fc.property(genderArb, mapPositionArb, (gender, position) => {
        const nearest = nearestType(gender)(position)
        for (const type of faceTypesOf(gender).filter((each) => each !== nearest))
          expect(faceTypeMargin(gender, type, position)).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('there are neighbours of both genders', () => {
    expect(new Set(neighbours.map(([gender]) => gender))).toEqual(new Set(genders))
  })

  test.each(neighbours)('%s: halfway from %s to %s it is 0', (gender, one, other) => {
    const middle = towards(typePositions[one], typePositions[other], 0.5)
    expect(faceTypeMargin(gender, one, middle)).toBeCloseTo(0, 12)
    expect(faceTypeMargin(gender, other, middle)).toBeCloseTo(0, 12)
  })

  test.each(neighbours)('%s: from there towards %s, away from %s, it is the way', (...pair) => {
    const [gender, one, other] = pair
    const [own, there] = [typePositions[one], typePositions[other]]
    const place = towards(there, own, 0.55)
    expect(faceTypeMargin(gender, one, place)).toBeCloseTo(0.05 * distance(own, there), 9)
  })

  test('"within it no other type becomes the nearest, just beyond it one does"', () => {
    const angleArb = evenly(0, 2 * Math.PI)
    fc.assert(
      fc.property(genderArb, mapPositionArb, angleArb, (gender, position, angle) => {
        const nearest = nearestType(gender)(position)
        const margin = faceTypeMargin(gender, nearest, position)
        const moved = (by: number, way: number) => ({
          curve: position.curve + by * Math.cos(way),
          age: position.age + by * Math.sin(way),
        })
        expect(nearestType(gender)(moved(0.999 * margin - 1e-9, angle))).toBe(nearest)
        const ways = Array.from({ length: 720 }, (_, i) => (i * Math.PI) / 360)
        const left = ways.some(
          (way) => nearestType(gender)(moved(1.01 * margin + 1e-6, way)) !== nearest,
        )
        expect(left).toBe(true)
      }),
    )
  })
})

describe('faceTypeConfidence', () => {
  const sure = (gender: Gender, position: MapPosition) =>
    faceTypeConfidence(gender, nearestType(gender)(position), position)

  test('"it is between 0.5 and 0.99"', () => {
    fc.assert(
      fc.property(genderArb, mapPositionArb, (gender, position) => {
        expect(sure(gender, position)).toBeGreaterThan(0.5 - 1e-6)
        expect(sure(gender, position)).toBeLessThanOrEqual(0.99)
      }),
    )
  })

  test('"of two places the one farther from a boundary is not less sure"', () => {
    fc.assert(
      fc.property(genderArb, mapPositionArb, mapPositionArb, (gender, one, other) => {
        const [a, b] = [one, other].map((position) => ({
          margin: faceTypeMargin(gender, nearestType(gender)(position), position),
          confidence: sure(gender, position),
        }))
        const rise = ((a?.margin ?? NaN) - (b?.margin ?? NaN)) * 1e3
        const gain = (a?.confidence ?? NaN) - (b?.confidence ?? NaN)
        expect(gain * Math.sign(rise)).toBeGreaterThan(-1e-6)
      }),
    )
  })

  test('a half on the boundary, the most in a type’s own place', () => {
    const boundary = towards(typePositions.basic, typePositions.sweet, 0.5)
    expect(faceTypeConfidence('WOMEN', 'basic', boundary)).toBeCloseTo(0.5, 6)
    const nearer = towards(typePositions.basic, typePositions.sweet, 0.45)
    expect(faceTypeConfidence('WOMEN', 'basic', nearer)).toBeGreaterThan(0.6)
    expect(faceTypeConfidence('WOMEN', 'basic', nearer)).toBeLessThan(0.95)
    expect(faceTypeConfidence('WOMEN', 'basic', typePositions.basic)).toBe(0.99)
  })
})

describe('seasonConfidence', () => {
  const coloured: ColourTraits = { warmth: 0, lightness: 0, chroma: 0, contrast: 0 }
  const sure = (margin: number) => seasonConfidence(margin, coloured)

  test('a photo without colour leaves no more than a guess, however far apart the shares', () => {
    expect(seasonConfidence(9, { ...coloured, chroma: -2.3 })).toBe(0.25)
    expect(seasonConfidence(9, { ...coloured, chroma: -2.1 })).toBe(0.99)
  })

  const marginArb = evenly(0, 20)

  test('two seasons alike leave a half', () => {
    expect(sure(0)).toBeCloseTo(0.5, 6)
  })

  test('"a clearer season is not less sure, and none is sure beyond 0.99"', () => {
    fc.assert(
      fc.property(marginArb, marginArb, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map(sure)
        expect((high ?? NaN) - (low ?? NaN)).toBeGreaterThan(-1e-6)
        expect(high).toBeLessThanOrEqual(0.99)
      }),
    )
  })

  test('twice the share is surer than not, many times the share as sure as may be', () => {
    expect(sure(Math.log(2))).toBeGreaterThan(0.7)
    expect(sure(Math.log(2))).toBeLessThan(0.99)
    expect(sure(Math.log(50))).toBe(0.99)
  })
})

import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { anyNumberArb } from '@kaoiro/fixtures/arbitraries/values'
import {
  between,
  distance,
  faceWidth,
  foreheadShare,
  pointAboveMesh,
  pointAt,
  meanHairline,
} from '@kaoiro/core/analysis/face/landmarks'
import { mesh } from '@kaoiro/core/analysis/face/mesh'
import { anyPlacementArb, drawnShapeArb, evenly } from '../arbitraries.js'
import { drawnFace, meanShape, placed } from '../drawn-face.js'
import { meshNames, meshOf } from '../portrait-face.js'
import { moved, movementArb } from '../traits/moved-mesh.js'

/** An upright face in a photo 500 px high: the mesh's top at 200, the chin at 400. */
const upright = placed(drawnFace(meanShape), { scale: 200 / 1.24, roll: 0, x: 250, y: 300 })

describe('the geometry', () => {
  test('distance and between', () => {
    const [a, b] = [
      { x: 1, y: 1 },
      { x: 4, y: 5 },
    ]
    expect(distance(a, b)).toBe(5)
    expect(between(a, b, 0.5)).toEqual({ x: 2.5, y: 3 })
    expect(between(a, b, 2)).toEqual({ x: 7, y: 9 })
  })

  test('the face is as wide as it was drawn', () => {
    expect(faceWidth(upright)).toBeCloseTo(200 / 1.24, 8)
  })

  test('a missing landmark is at the origin and no error', () => {
    expect(pointAt([], 152)).toEqual({ x: 0, y: 0, z: 0 })
  })
})

describe('foreheadShare', () => {
  /** What a hairline itself says, as a share of the mesh's height above its top, at 200 of 500 px. */
  const said = (hairline: number): number => (200 - 5 * hairline) / 200

  const by = (guide: number, seen: O.Option<number> = O.none) =>
    foreheadShare(upright, guide, seen, 500)

  /** Where nobody can have a hairline. */
  const implausible: ReadonlyArray<readonly [where: string, hairline: number]> = [
    ['on the nose', 60],
    ['below the chin', 95],
    ['just below the top of the mesh', 40.5],
    ['in the sky', 0],
    ['just above what is plausible', 23.9],
  ]

  const hairlineArb = evenly(24.1, 39.9)

  test.each([35, 25, 39.9, 24.1])(
    'a guide at %d %% gives a forehead between its own and the mean',
    (hairline) => {
      const { share, perPercent, isGuessed } = by(hairline)
      expect(Math.sign(share - meanHairline)).toBe(Math.sign(said(hairline) - meanHairline))
      expect(Math.abs(share - meanHairline)).toBeLessThan(Math.abs(said(hairline) - meanHairline))
      expect(perPercent).toBeGreaterThan(0)
      expect(isGuessed).toBe(false)
    },
  )

  test.each(implausible)('a guide %s is not used, but the mean hairline', (_, hairline) => {
    expect(by(hairline)).toEqual({ share: meanHairline, perPercent: 0, isGuessed: true })
  })

  test.each(implausible)('a hairline seen %s is not used, but the guide', (_, hairline) => {
    expect(by(30, O.some(hairline))).toEqual(by(30))
  })

  test.each(implausible)('with a guide %s the hairline that is seen counts', (_, hairline) => {
    const { share, perPercent, isGuessed } = by(hairline, O.some(30))
    expect(Math.abs(share - said(30))).toBeLessThan(Math.abs(share - meanHairline))
    expect(perPercent).toBe(0)
    expect(isGuessed).toBe(false)
  })

  test('"the guide counts for less than half as much if a hairline is seen"', () => {
    fc.assert(
      fc.property(hairlineArb, hairlineArb, (guide, seen) => {
        expect(by(guide, O.some(seen)).perPercent).toBeLessThan(by(guide).perPercent / 2)
      }),
    )
  })

  test('"a guide and a hairline at one height say no more than that height"', () => {
    fc.assert(
      fc.property(hairlineArb, (hairline) => {
        const { share } = by(hairline, O.some(hairline))
        const [low, high] = [meanHairline, said(hairline)].sort((a, b) => a - b)
        expect(share).toBeGreaterThanOrEqual((low ?? NaN) - 1e-9)
        expect(share).toBeLessThanOrEqual((high ?? NaN) + 1e-9)
      }),
    )
  })

  test('"a percent of the photo’s height moves it by `perPercent`"', () => {
    const seenArb = fc.option(hairlineArb).map(O.fromNullable)
    fc.assert(
      fc.property(evenly(25, 38), evenly(0.1, 1), seenArb, (guide, percent, seen) => {
        const [here, lower] = [by(guide, seen), by(guide + percent, seen)]
        expect(here.share - lower.share).toBeCloseTo(percent * here.perPercent, 9)
      }),
    )
  })

  test('"any guide and any hairline on any face give a plausible forehead"', () => {
    fc.assert(
      fc.property(
        drawnShapeArb,
        anyPlacementArb,
        anyNumberArb,
        fc.option(anyNumberArb).map(O.fromNullable),
        fc.integer({ min: 1, max: 5000 }),
        (shape, placement, guide, seen, height) => {
          const face = placed(drawnFace(shape), placement)
          const { share } = foreheadShare(face, guide, seen, height)
          expect(share).toBeGreaterThan(0)
          expect(share).toBeLessThan(0.4)
        },
      ),
    )
  })
})

describe('pointAboveMesh', () => {
  test('"lies on the face’s own axis, so much of the mesh’s height above its top"', () => {
    fc.assert(
      fc.property(drawnShapeArb, anyPlacementArb, evenly(-1, 0.5), (shape, placement, share) => {
        const face = placed(drawnFace(shape), placement)
        const [chin, top] = [pointAt(face, mesh.chin), pointAt(face, mesh.foreheadTop)]
        const point = pointAboveMesh(face, share)
        const height = distance(chin, top)
        expect(distance(chin, point) / height).toBeCloseTo(1 + share, 9)
        expect(distance(top, point) / height).toBeCloseTo(Math.abs(share), 9)
      }),
    )
  })
})

describe('faceWidth', () => {
  test('"is the same however the head is turned"', () => {
    fc.assert(
      fc.property(fc.constantFrom(...meshNames), movementArb, (name, movement) => {
        const width = faceWidth(moved(meshOf(name), movement))
        expect(width / movement.scale / faceWidth(meshOf(name))).toBeCloseTo(1, 9)
      }),
    )
  })
})

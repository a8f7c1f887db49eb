import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Point } from '../../src/statistics/normal-cloud.js'
import { normalShare } from '@kaoiro/core/statistics'
import { confidenceAmong } from '../../src/confidence/answer-confidence.js'
import { nearestType, typePositions } from '@kaoiro/core/chart'
import type { FaceType, Gender } from '@kaoiro/core/diagnosis'
import { faceTypesOf, genders } from '@kaoiro/core/diagnosis'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'

const placeOf = (type: FaceType): Point => ({
  x: typePositions[type].curve,
  y: typePositions[type].age,
})

/** The usual noise of a position, equal in all directions. */
const usual: ReadonlyArray<Point> = [
  { x: 0.17, y: 0 },
  { x: 0, y: 0.17 },
]

const sureAt = (gender: Gender, at: Point, steps = usual) =>
  confidenceAmong(nearestType(gender)({ curve: at.x, age: at.y }), at, steps, {
    answers: faceTypesOf(gender),
    placeOf,
  })

/** Interpolates between two places. */
const towards = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Pairs of neighbouring types: no third type is as near to the point halfway between them. */
const neighbours = genders.flatMap((gender) =>
  faceTypesOf(gender).flatMap((own) =>
    faceTypesOf(gender)
      .filter((other) => {
        const middle = towards(placeOf(own), placeOf(other), 0.5)
        const near = distance(placeOf(own), middle) + 1e-9
        const nearest = faceTypesOf(gender).filter((type) => distance(placeOf(type), middle) < near)
        return own !== other && nearest.length === 2
      })
      .map((other) => [gender, own, other] as const),
  ),
)

const pointArb: fc.Arbitrary<Point> = fc.record({ x: evenly(-1, 1), y: evenly(-1, 1) })
const stepsArb = fc.array(fc.record({ x: evenly(-0.3, 0.3), y: evenly(-0.3, 0.3) }), {
  minLength: 1,
  maxLength: 5,
})

describe('confidenceAmong', () => {
  test.each(neighbours)(
    '%s: is at most 0.5 on the border of %s to %s, and returns the other type as runner-up',
    (...pair) => {
      const [gender, own, other] = pair
      const { confidence, second } = confidenceAmong(
        own,
        towards(placeOf(own), placeOf(other), 0.5),
        usual,
        { answers: faceTypesOf(gender), placeOf },
      )
      expect(confidence).toBeLessThanOrEqual(0.5 + 1e-6)
      // Third and fourth types nearby have the remaining share.
      expect(confidence).toBeGreaterThan(0.2)
      expect(second.name).toBe(other)
    },
  )

  test('is 0.99, the maximum, without noise', () => {
    fc.assert(
      fc.property(genderArb, pointArb, (gender, at) => {
        expect(sureAt(gender, at, []).confidence).toBe(0.99)
      }),
    )
  })

  test("with two answers and any noise, is close to the share of the normal distribution on the answer's side of the border, at most 0.99", () => {
    fc.assert(
      fc.property(pointArb, stepsArb, evenly(0.1, 1), (at, steps, apart) => {
        // The border is at x = 0, so only the x of the steps matters.
        const deviation = Math.hypot(...steps.map(({ x }) => x))
        fc.pre(deviation > 0.01)
        const { confidence } = confidenceAmong(at.x < 0 ? 'left' : 'right', at, steps, {
          answers: ['left', 'right'] as const,
          placeOf: (side) => ({ x: side === 'left' ? -apart : apart, y: 0 }),
        })
        const exact = Math.min(0.99, normalShare(Math.abs(at.x) / deviation))
        expect(Math.abs(confidence - exact)).toBeLessThan(0.02)
      }),
    )
  })
})

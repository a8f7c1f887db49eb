import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { describe, expect, test } from 'vitest'
import { anyNumberArb, evenly } from '@kaoiro/fixtures/arbitraries/values'
import { foreheadShare } from '../../src/face/forehead-share.js'
import { meanHairline } from '../../src/face/landmarks.js'
import { anyPlacementArb, drawnShapeArb } from '../arbitraries.js'
import { drawnFace, meanShape, placed } from '../drawn-face.js'

/** An upright face in a photo 500 px high: top of the mesh at 200, chin at 400. */
const upright = placed(drawnFace(meanShape), { scale: 200 / 1.24, roll: 0, x: 250, y: 300 })

describe('foreheadShare', () => {
  /** The share for a hairline in percent of the photo. The mesh is 200 px high, with its top at 200 of 500 px. */
  const shareAt = (hairline: number): number => (200 - 5 * hairline) / 200

  const by = (guide: number, seen: O.Option<number> = O.none) =>
    foreheadShare(upright, guide, seen, 500)

  /** Implausible hairlines. */
  const implausible: ReadonlyArray<readonly [where: string, hairline: number]> = [
    ['on the nose', 60],
    ['below the chin', 95],
    ['just below the top of the mesh', 40.5],
    ['in the sky', 0],
    ['just above what is plausible', 23.9],
  ]

  test.each([35, 25, 39.9, 24.1])(
    'returns a share between that of a guide at %d %% and the mean',
    (hairline) => {
      const { share, perPercent, isGuessed } = by(hairline)
      expect(Math.sign(share - meanHairline)).toBe(Math.sign(shareAt(hairline) - meanHairline))
      expect(Math.abs(share - meanHairline)).toBeLessThan(
        Math.abs(shareAt(hairline) - meanHairline),
      )
      expect(perPercent).toBeGreaterThan(0)
      expect(isGuessed).toBe(false)
    },
  )

  test.each(implausible)('ignores a guide %s and uses the mean', (_, hairline) => {
    expect(by(hairline)).toEqual({ share: meanHairline, perPercent: 0, isGuessed: true })
  })

  test.each(implausible)('ignores a detected hairline %s and uses the guide', (_, hairline) => {
    expect(by(30, O.some(hairline))).toEqual(by(30))
  })

  test.each(implausible)('uses the detected hairline if the guide is %s', (_, hairline) => {
    const { share, perPercent, isGuessed } = by(hairline, O.some(32))
    expect(Math.abs(share - shareAt(32))).toBeLessThan(Math.abs(share - meanHairline))
    expect(perPercent).toBe(0)
    expect(isGuessed).toBe(false)
  })

  test('gives a guide near the detected hairline about half the weight of a guide alone, or less', () => {
    fc.assert(
      fc.property(evenly(28, 36), evenly(-0.5, 0.5), (seen, apart) => {
        const { perPercent } = by(seen + apart, O.some(seen))
        expect(perPercent).toBeLessThan(0.55 * by(seen + apart).perPercent)
      }),
    )
  })

  test('uses the guide if the detected hairline is much lower, like the edge of a fringe', () => {
    const [guide, edge] = [33, 37]
    const { share } = by(guide, O.some(edge))
    expect(shareAt(edge)).toBeCloseTo(0.075, 9)
    expect(Math.abs(share - by(guide).share)).toBeLessThan(0.01)
  })

  test('changes by perPercent if the guide moves by one percent', () => {
    fc.assert(
      fc.property(evenly(25, 38), evenly(0.1, 1), (guide, percent) => {
        const [here, lower] = [by(guide), by(guide + percent)]
        expect(here.share - lower.share).toBeCloseTo(percent * here.perPercent, 9)
      }),
    )
  })

  test('returns a plausible forehead for any face, guide and detected hairline', () => {
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

import fc from 'fast-check'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import type { TraitScores } from '@kaoiro/core/diagnosis'
import type { Pixels } from '@kaoiro/core/photo'
import type { DrawnShape, Placement } from './drawn-face.js'

/** Tables of scores, small enough to try all paths through them. */
export const scoreTableArb: fc.Arbitrary<ReadonlyArray<ReadonlyArray<number>>> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(evenly(-5, 5), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )

/** Small pictures of any colours, with odd and even sizes. */
export const pictureArb: fc.Arbitrary<Pixels> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 6 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data) => ({ width, height, data })),
  )

const scoreArb = evenly(-6, 6)

/** Standard scores far beyond those of portraits. */
export const traitScoresArb: fc.Arbitrary<TraitScores> = fc.record({
  faceLine: scoreArb,
  eyebrowAngle: scoreArb,
  eyeVerticalLength: scoreArb,
  mouthWidth: scoreArb,
  noseRatio: scoreArb,
})

/** Any position, size and roll of a face of width 1. */
export const anyPlacementArb: fc.Arbitrary<Placement> = fc.record({
  scale: evenly(20, 2000),
  roll: evenly(-Math.PI, Math.PI),
  x: evenly(-2000, 2000),
  y: evenly(-2000, 2000),
})

/** Faces with measures beyond the range of portraits. */
export const drawnShapeArb: fc.Arbitrary<DrawnShape> = fc.record({
  faceLine: evenly(0.85, 1.1),
  browLeft: evenly(0.08, 0.25),
  browRight: evenly(0.08, 0.25),
  eyeLeft: evenly(0.15, 0.55),
  eyeRight: evenly(0.15, 0.55),
  mouthWidth: evenly(0.25, 0.5),
  noseRatio: evenly(0.28, 0.4),
})

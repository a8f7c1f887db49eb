import fc from 'fast-check'
import type { LogColour } from '@kaoiro/core/analysis/face/sampler'
import type { TraitScores } from '@kaoiro/core/diagnosis/level'
import type { MapPosition } from '@kaoiro/core/chart/face-map'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { DrawnShape, Placement } from './drawn-face.js'

/** Uniformly distributed numbers; `fc.double` favours numbers near 0. */
export const evenly = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 10_000 }).map((n) => min + ((max - min) * n) / 10_000)

/** Tables of scores, small enough to try all paths through them. */
export const scoreTableArb: fc.Arbitrary<ReadonlyArray<ReadonlyArray<number>>> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(evenly(-5, 5), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )

const logArb = evenly(Math.log(10), Math.log(265))

/** Colours as logarithms, as from the sampler. */
export const logColourArb: fc.Arbitrary<LogColour> = fc.record({
  red: logArb,
  green: logArb,
  blue: logArb,
})

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

export const mapPositionArb: fc.Arbitrary<MapPosition> = fc.record({
  curve: evenly(-1, 1),
  age: evenly(-1, 1),
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

import fc from 'fast-check'
import type { TraitScores } from '@kaoiro/core/analysis/face-position'
import type { LogColour } from '@kaoiro/core/analysis/sampler'
import type { MapPosition } from '@kaoiro/core/chart/face-map'
import type { Pixels } from '@kaoiro/core/photo/pixels'

/** Generators of what only the analysis knows. */

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Rows of equal length, small enough to try all paths through them. */
export const scoreTableArb: fc.Arbitrary<ReadonlyArray<ReadonlyArray<number>>> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(within(-5, 5), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  )

const logArb = within(Math.log(10), Math.log(265))

/** A colour in the logarithms that the analyser compares. */
export const logColourArb: fc.Arbitrary<LogColour> = fc.record({
  red: logArb,
  green: logArb,
  blue: logArb,
})

/** Small pictures of any colours, of odd and even sizes. */
export const pictureArb: fc.Arbitrary<Pixels> = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 6 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data) => ({ width, height, data })),
  )

const scoreArb = within(-6, 6)

/** Standard scores, far beyond what portraits show. */
export const traitScoresArb: fc.Arbitrary<TraitScores> = fc.record({
  faceLine: scoreArb,
  eyebrowAngle: scoreArb,
  eyeVerticalLength: scoreArb,
  mouthWidth: scoreArb,
  noseRatio: scoreArb,
})

export const mapPositionArb: fc.Arbitrary<MapPosition> = fc.record({
  curve: within(-1, 1),
  age: within(-1, 1),
})

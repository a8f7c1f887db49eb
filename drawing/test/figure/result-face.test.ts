import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { axes } from '@kaoiro/core/chart'
import type { FaceTypeAnalysis, Trait } from '@kaoiro/core/diagnosis'
import { faceTypesOf, genders } from '@kaoiro/core/diagnosis'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { hairColours, skins } from '../../src/figure/complexion.js'
import { browArch, eyeOpening } from '../../src/figure/eyes.js'
import { mouthHalf } from '../../src/figure/face.js'
import type { FaceShape } from '../../src/figure/face-shape.js'
import { featuresOf, shapeOf } from '../../src/figure/face-shape.js'
import { resultFace } from '../../src/figure/result-face.js'
import { fillsOf } from '../charts/charts.js'

/** Fewer runs than usual, because drawing a face takes milliseconds. */
const fewRuns = { numRuns: 25 }

/** What grows from each level to the next: rounder, straighter, narrower, narrower, higher. */
const measures: Readonly<Record<Trait, (shape: FaceShape) => number>> = {
  faceLine: ({ jaw }) => jaw,
  eyebrowAngle: (shape) => -browArch(shape),
  eyeVerticalLength: (shape) => -eyeOpening(shape).upper / eyeOpening(shape).half,
  mouthWidth: (shape) => -mouthHalf(shape),
  noseRatio: ({ chinY, mouthY }) => chinY - mouthY,
}

/** The analysis with another level in one row. */
const withLevel = (analysis: FaceTypeAnalysis, row: number, level: number): FaceTypeAnalysis =>
  analysis.map((own, at) => (at === row ? level : own)) as unknown as FaceTypeAnalysis

describe.each(axes.map(({ trait, levels }, row) => [trait, levels, row] as const))(
  'the drawn %s',
  (trait, levels, row) => {
    test('grows from each level to the next, for every pattern', () =>
      fc.assert(
        fc.property(diagnosisArb, ({ gender, faceTypeAnalysis }) => {
          const drawn = Array.from({ length: levels }, (_, level) =>
            measures[trait](
              shapeOf(featuresOf(withLevel(faceTypeAnalysis, row, level)), gender, 1),
            ),
          )
          for (const [level, measure] of drawn.entries())
            expect(drawn[level + 1] ?? Infinity).toBeGreaterThan(measure)
        }),
      ))

    test('changes the picture', () =>
      fc.assert(
        fc.property(diagnosisArb, (diagnosis) => {
          const { faceTypeAnalysis } = diagnosis
          const other = ((faceTypeAnalysis[row] ?? 0) + 1) % levels
          expect(
            resultFace({
              ...diagnosis,
              faceTypeAnalysis: withLevel(faceTypeAnalysis, row, other),
            }),
          ).not.toEqual(resultFace(diagnosis))
        }),
        fewRuns,
      ))
  },
)

test('a result is drawn from its levels, not from its pattern', () =>
  fc.assert(
    fc.property(diagnosisArb, (diagnosis) => {
      for (const faceType of faceTypesOf(diagnosis.gender))
        expect(resultFace({ ...diagnosis, faceType })).toEqual(resultFace(diagnosis))
    }),
    { numRuns: 5 },
  ))

test.each(genders)('skin and hair of every result are natural and the same (%s)', (gender) =>
  fc.assert(
    fc.property(diagnosisArb, (diagnosis) => {
      const fills = fillsOf(resultFace({ ...diagnosis, gender }))
      expect(fills).toContain(skins.golden.tone)
      expect(fills).toContain(hairColours.umber.tone)
    }),
    fewRuns,
  ),
)

import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hairArea } from '../src/colour/hair-sample.js'
import { faceOutlineArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Examination } from '../src/examine/analyse.js'
import { answerOf, examinationOf, examine } from '../src/examine/analyse.js'
import { faceFeaturesOf, faceOutlineOf } from '../src/face/landmarks.js'
import type { Landmarks } from '../src/face/landmarks.js'
import { traits } from '@kaoiro/core/diagnosis'
import type { AnalysisRequest } from '@kaoiro/core/diagnosis'
import { evenly } from '@kaoiro/fixtures/arbitraries/values'
import { evidenceArb, plainEvidence } from './evidence-arbitraries.js'
import type { MeshName } from './portrait-face.js'
import { drawnPortrait, meshOf } from './portrait-face.js'
import { mirroredEvidence, degradations } from './degradations.js'

const woman: AnalysisRequest = { gender: 'WOMEN', hairline: 20 }

const rightOf = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(String(answer.left))
  return answer.right
}

const examined = (name: MeshName, change: Partial<AnalysisRequest> = {}): Examination => {
  const gender = name === 'winter-man' ? 'MEN' : 'WOMEN'
  return rightOf(examine(drawnPortrait(name), [meshOf(name)], { ...woman, gender, ...change }))
}

/** Scales a mesh; the top left corner of the photo stays in place. */
const scaled = (face: Landmarks, scale: number): Landmarks =>
  face.map(({ x, y, z }) => ({ x: x * scale, y: y * scale, z: z * scale }))

const face = meshOf('spring-woman')
describe('examine', () => {
  test('calls a drawn spring woman spring, and sees more winter in a drawn winter man', () => {
    const [woman, man] = [examined('spring-woman'), examined('winter-man')]
    expect(woman.season).toBe('spring')
    expect(man.composition.winter).toBeGreaterThan(woman.composition.winter + 10)
    expect(man.composition.spring).toBeLessThan(woman.composition.spring - 10)
  })

  test('gives a sharp face line a lower level than a round face line', () => {
    const [sharp, round] = [examined('face-line-sharp'), examined('face-line-round')]
    expect(sharp.scores.faceLine).toBeLessThan(round.scores.faceLine - 1)
    expect(sharp.levels.faceLine).toBeLessThan(round.levels.faceLine)
  })

  test('hands over where the face is, but measures nothing by it', () => {
    const { outline, features, ...measured } = examined('spring-woman')
    expect(outline).toEqual(faceOutlineOf(face, drawnPortrait('spring-woman')))
    expect(features).toEqual(faceFeaturesOf(face, drawnPortrait('spring-woman'), hairArea(face)))
    expect(examinationOf('WOMEN', measured.evidence)).toEqual(measured)
  })

  test('ignores a face in the background', () => {
    const both = examine(drawnPortrait('spring-woman'), [scaled(face, 0.2), face], woman)
    expect(both).toEqual(E.right(examined('spring-woman')))
  })

  test('lowers only the level of the features’ position if the guide is higher', () => {
    const [low, usual, high] = [22, 20, 12].map((hairline) =>
      examined('spring-woman', { hairline }),
    )
    expect(low?.scores.noseRatio).toBeGreaterThan(usual?.scores.noseRatio ?? NaN)
    expect(usual?.scores.noseRatio).toBeGreaterThan(high?.scores.noseRatio ?? NaN)
    for (const other of [low, high]) {
      for (const trait of traits.filter((each) => each !== 'noseRatio'))
        expect(other?.scores[trait]).toBe(usual?.scores[trait])
      expect(other?.composition).toEqual(usual?.composition)
    }
  })
})

const largest = (chances: Readonly<Record<string, number>>): number =>
  Math.max(...Object.values(chances))

describe('examinationOf', () => {
  test('returns the same answers for the mirror image', () => {
    fc.assert(
      fc.property(genderArb, evidenceArb, (gender, evidence) => {
        const [here, there] = [evidence, mirroredEvidence(evidence)].map((each) =>
          answerOf(examinationOf(gender, each)),
        )
        expect(there).toEqual(here)
      }),
    )
  })

  test('names the likeliest type and season of its chances, which add up to 100', () => {
    fc.assert(
      fc.property(genderArb, evidenceArb, (gender, evidence) => {
        const { faceType, faceTypes, season, composition } = examinationOf(gender, evidence)
        for (const [answer, chances] of [
          [faceType, faceTypes],
          [season, composition],
        ] as const) {
          const all: Readonly<Record<string, number>> = chances
          expect(all[answer]).toBe(Math.max(...Object.values(all)))
          expect(Object.values(all).reduce((sum, each) => sum + each, 0)).toBe(100)
        }
      }),
    )
  })

  test('is less sure of the shape for a turned head', () => {
    const plain = examinationOf('WOMEN', plainEvidence)
    const turned = examinationOf('WOMEN', degradations.turned(plainEvidence))
    expect(largest(turned.faceTypes)).toBeLessThan(largest(plain.faceTypes))
    for (const trait of traits)
      expect(turned.levelConfidence[trait]).toBeLessThan(plain.levelConfidence[trait])
  })
})

describe('examinationOf, with little detail', () => {
  test.each([
    ['a small face', { faceWidth: 100, sharpness: 0.1 }],
    ['a soft photo', { faceWidth: 300, sharpness: 0.03 }],
  ])('reports low-detail, and is less sure of the shape, of %s', (_, detail) => {
    const fine = examinationOf('WOMEN', plainEvidence)
    const coarse = examinationOf('WOMEN', { ...plainEvidence, detail })
    expect(coarse.doubts).toContain('low-detail')
    expect(largest(coarse.faceTypes)).toBeLessThan(largest(fine.faceTypes))
  })

  test('does not become more confident if the face is smaller', () => {
    fc.assert(
      fc.property(genderArb, evidenceArb, evenly(0.1, 1), (gender, evidence, smaller) => {
        const { detail } = evidence
        const near = examinationOf(gender, evidence)
        const far = examinationOf(gender, {
          ...evidence,
          detail: { ...detail, faceWidth: smaller * detail.faceWidth },
        })
        expect(largest(far.faceTypes)).toBeLessThanOrEqual(largest(near.faceTypes) + 1)
        expect(largest(far.composition)).toBeLessThanOrEqual(largest(near.composition) + 1)
      }),
    )
  })
})

describe('answerOf', () => {
  const examinationArb = fc
    .tuple(genderArb, evidenceArb)
    .map(([gender, evidence]) => examinationOf(gender, evidence))

  test('keeps names, levels, percentages and doubts', () => {
    fc.assert(
      fc.property(examinationArb, (examination) => {
        const { faceType, season, levels, doubts, composition } = examination
        const { spring, summer, autumn, winter } = composition
        const answer = answerOf(examination)
        expect(answer).toMatchObject({ faceType, season, levels, doubts })
        expect(answer.proportion).toEqual({ spring, autumn, winter })
        expect(spring + summer + autumn + winter).toBe(100)
        expect(answer.faceTypes).toEqual(examination.faceTypes)
      }),
    )
  })

  test('rounds the outline to thousandths', () => {
    fc.assert(
      fc.property(
        examinationArb,
        faceOutlineArb,
        fc.double({ min: -0.4, max: 0.4, noNaN: true }),
        (each, at, off) => {
          const moved = at.map(([x, y]) => [x + off / 1000, y - off / 1000] as const)
          expect(answerOf({ ...each, outline: moved }).outline).toEqual(at)
        },
      ),
    )
  })

  test('rounds features to ten-thousandths', () => {
    const features = faceFeaturesOf(face, drawnPortrait('spring-woman'), hairArea(face))
    fc.assert(
      fc.property(examinationArb, (each) => {
        const rounded = answerOf({ ...each, features }).features?.lips.flat(2) ?? []
        for (const [i, place] of features.lips.flat(2).entries()) {
          expect(Math.abs((rounded[i] ?? NaN) - place)).toBeLessThanOrEqual(0.00005 + 1e-12)
          expect(String(rounded[i]).length).toBeLessThanOrEqual(6)
        }
      }),
    )
  })

  const expectHundredths = (rounded: number | undefined, exact: number) => {
    expect(Math.abs((rounded ?? NaN) - exact)).toBeLessThanOrEqual(0.005 + 1e-12)
    expect((rounded ?? NaN) * 100).toBeCloseTo(Math.round((rounded ?? NaN) * 100), 9)
  }

  test('rounds the confidence of levels, and scores', () => {
    fc.assert(
      fc.property(examinationArb, (examination) => {
        const { levelConfidence, scores } = answerOf(examination)
        for (const trait of traits) {
          expectHundredths(levelConfidence?.[trait], examination.levelConfidence[trait])
          expectHundredths(scores?.[trait], examination.scores[trait])
        }
      }),
    )
  })
})

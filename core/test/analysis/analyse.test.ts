import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Examination } from '@kaoiro/core/analysis/analyse'
import { analyse, answersOf, examine } from '@kaoiro/core/analysis/analyse'
import { facePosition } from '@kaoiro/core/analysis/traits/face-position'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { levelsOf } from '@kaoiro/core/analysis/traits/trait-scores'
import { nearestType } from '@kaoiro/core/chart/face-map'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { traits } from '@kaoiro/core/diagnosis/level'
import { mirrored } from '@kaoiro/core/photo/raster/mirror'
import type { Season } from '@kaoiro/core/diagnosis/season'
import { toDiagnosis, toWire } from '@kaoiro/core/session/wire-result'
import type { AnalysisRequest } from '@kaoiro/core/session/wire/wire'
import { AnalysisResult } from '@kaoiro/core/session/wire/wire'
import { uniform } from '../photo/pictures.js'
import { evidenceArb, plainEvidence } from './evidence-arbitraries.js'
import { mirroredMesh } from './mesh-mirror.js'
import { portraitNamed } from '@kaoiro/fixtures/portrait/parameters/portraits'
import type { MeshName } from './portrait-face.js'
import { drawnPortrait, meshNames, meshOf } from './portrait-face.js'
import { mirroredEvidence, spoilers } from './spoilers.js'

/** Where the drawings' hair begins. */
const woman: AnalysisRequest = { gender: 'WOMEN', hairline: 20 }

const rightOf = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(String(answer.left))
  return answer.right
}

const examined = (name: MeshName, change: Partial<AnalysisRequest> = {}): Examination => {
  const { gender } = portraitNamed(name)
  return rightOf(examine(drawnPortrait(name), [meshOf(name)], { ...woman, gender, ...change }))
}

/** The mesh so many times as large, about the photo's top left corner. */
const scaled = (face: Landmarks, scale: number): Landmarks =>
  face.map(({ x, y, z }) => ({ x: x * scale, y: y * scale, z: z * scale }))

const face = meshOf('spring-woman')
const answered = (faces: ReadonlyArray<Landmarks>, request = woman) =>
  analyse(drawnPortrait('spring-woman'), faces, request)

describe('analyse refuses', () => {
  test.each([
    ['no-face', uniform(128, 128, 128)],
    ['too-dark', uniform(10, 10, 10)],
    ['too-bright', uniform(252, 252, 252)],
  ] as const)('a photo without a face: %s', (reason, pixels) => {
    expect(analyse(pixels, [], woman)).toEqual(E.left(reason))
  })

  test('two faces', () => {
    expect(answered([face, scaled(face, 0.9)])).toEqual(E.left('many-faces'))
  })

  test('a face that is too small', () => {
    expect(answered([scaled(face, 0.3)])).toEqual(E.left('face-too-small'))
  })

  test('a face that is turned to either side', () => {
    const turned = (by: number) =>
      face.map((point, index) => (index === 1 ? { ...point, x: point.x + by } : point))
    expect(answered([turned(90)])).toEqual(E.left('face-turned'))
    expect(answered([turned(-90)])).toEqual(E.left('face-turned'))
    expect(E.isRight(answered([turned(20)]))).toBe(true)
  })

  test('a face that lies outside the photo', () => {
    const away = face.map((point) => ({ ...point, x: point.x - 1000 }))
    expect(answered([away])).toEqual(E.left('no-face'))
  })
})

describe('examine', () => {
  test.each<[MeshName, Season]>([
    ['spring-woman', 'spring'],
    ['winter-man', 'winter'],
  ])('%s is found to be %s, with certainty', (name, season) => {
    const { composition, confidence, ...found } = examined(name)
    expect(found.season).toBe(season)
    expect(Math.max(...Object.values(composition))).toBe(composition[season])
    expect(confidence.season).toBeGreaterThan(0.6)
  })

  test('a sharp face line has a lower level than a round one', () => {
    const [sharp, round] = [examined('face-line-sharp'), examined('face-line-round')]
    expect(sharp.scores.faceLine).toBeLessThan(round.scores.faceLine - 1)
    expect(sharp.levels.faceLine).toBeLessThan(round.levels.faceLine)
  })

  test.each(meshNames)('%s: levels, place and type all follow from its scores', (name) => {
    for (const gender of genders) {
      const { scores, levels, position, faceType } = examined(name, { gender })
      expect(levels).toEqual(levelsOf(scores))
      expect(position).toEqual(facePosition(scores))
      expect(faceType).toBe(nearestType(gender)(position))
      expect(faceTypesOf(gender)).toContain(faceType)
    }
  })

  test.each(meshNames)('the mirror image of %s has the same', (name) => {
    const { gender } = portraitNamed(name)
    const drawing = drawnPortrait(name)
    const mirror = mirroredMesh(meshOf(name), drawing.width)
    const there = rightOf(examine(mirrored(drawing), [mirror], { ...woman, gender }))
    const here = examined(name)
    for (const trait of traits)
      expect(Math.abs(there.scores[trait] - here.scores[trait]), trait).toBeLessThan(0.05)
    expect(Math.abs(there.colour.warmth - here.colour.warmth)).toBeLessThan(0.05)
    expect(there.doubts).toEqual(here.doubts)
  })

  test('a face in the background does not count', () => {
    const both = examine(drawnPortrait('spring-woman'), [scaled(face, 0.2), face], woman)
    expect(both).toEqual(E.right(examined('spring-woman')))
  })

  test('the guide says where the face ends: a higher one lowers the features, and only them', () => {
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

  test('"any request has a result as the wire has it, which a client shows without a fallback"', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...meshNames),
        genderArb,
        fc.double({ min: 0, max: 100, noNaN: true }),
        (name, gender, hairline) => {
          const request = { gender, hairline }
          const result = rightOf(analyse(drawnPortrait(name), [meshOf(name)], request))
          expect(AnalysisResult.is(result)).toBe(true)
          const shown = toDiagnosis(gender)(result)
          expect(shown.faceType).toBe(result.face_type.face_type)
          expect(shown.colorType).toBe(result.personal_color.personal_color)
          expect(shown.colorComposition).toMatchObject(result.personal_color.proportion)
        },
      ),
      { numRuns: 10 },
    )
  })
})

describe('answersOf', () => {
  test('"any evidence has a result as the wire has it"', () => {
    fc.assert(
      fc.property(genderArb, evidenceArb, (gender, evidence) => {
        const result = toWire(answersOf(gender, evidence))
        expect(AnalysisResult.decode(result)).toEqual(E.right(result))
      }),
    )
  })

  test('"a mirror image has the same answers"', () => {
    fc.assert(
      fc.property(genderArb, evidenceArb, (gender, evidence) => {
        const [here, there] = [evidence, mirroredEvidence(evidence)].map((each) =>
          toWire(answersOf(gender, each)),
        )
        expect(there).toEqual(here)
      }),
    )
  })

  test('"the second answer is never the first one"', () => {
    fc.assert(
      fc.property(genderArb, evidenceArb, (gender, evidence) => {
        const { faceType, season, second } = answersOf(gender, evidence)
        expect(second.faceType.answer).not.toBe(faceType)
        expect(second.season.answer).not.toBe(season)
      }),
    )
  })

  test('a head turned to the side makes the answers less sure', () => {
    const plain = answersOf('WOMEN', plainEvidence).confidence
    const turned = answersOf('WOMEN', spoilers.turned(plainEvidence)).confidence
    expect(turned.faceType).toBeLessThan(plain.faceType)
    expect(turned.season).toBeLessThan(plain.season)
    for (const trait of traits) expect(turned.levels[trait]).toBeLessThan(plain.levels[trait])
  })
})

describe('toWire', () => {
  const examinationArb = fc
    .tuple(genderArb, evidenceArb)
    .map(([gender, evidence]) => answersOf(gender, evidence))

  /** A share of 1 in whole hundredths. */
  const expectHundredths = (sent: number | undefined, exact: number) => {
    expect(Math.abs((sent ?? NaN) - exact)).toBeLessThanOrEqual(0.005 + 1e-12)
    expect((sent ?? NaN) * 100).toBeCloseTo(Math.round((sent ?? NaN) * 100), 9)
  }

  test('"each answer has its own name and numbers"', () => {
    fc.assert(
      fc.property(examinationArb, (examination) => {
        const { levels, composition, second } = examination
        const { face_type, personal_color, doubts: sent } = toWire(examination)
        expect(face_type.face_type).toBe(examination.faceType)
        expect(face_type.second?.face_type).toBe(second.faceType.answer)
        expect(face_type.level).toEqual({
          face_line: levels.faceLine,
          eyebrow_angle: levels.eyebrowAngle,
          eye_vertical_length: levels.eyeVerticalLength,
          mouth_width: levels.mouthWidth,
          nose_ratio: levels.noseRatio,
        })
        expect(personal_color.personal_color).toBe(examination.season)
        expect(personal_color.second?.personal_color).toBe(second.season.answer)
        const { spring, autumn, winter } = personal_color.proportion
        expect({ spring, summer: 100 - spring - autumn - winter, autumn, winter }).toEqual(
          composition,
        )
        expect(sent).toEqual(examination.doubts)
      }),
    )
  })

  test('"confidences are the examination’s in hundredths, and the overall one is their product"', () => {
    fc.assert(
      fc.property(examinationArb, (examination) => {
        const { faceType, season, levels } = examination.confidence
        const { confidence, face_type, personal_color } = toWire(examination)
        expectHundredths(face_type.confidence, faceType)
        expectHundredths(personal_color.confidence, season)
        expectHundredths(confidence, faceType * season)
        const { second } = examination
        expectHundredths(face_type.second?.confidence, second.faceType.confidence)
        expectHundredths(personal_color.second?.confidence, second.season.confidence)
        const sent = face_type.level_confidence
        expectHundredths(sent?.face_line, levels.faceLine)
        expectHundredths(sent?.eyebrow_angle, levels.eyebrowAngle)
        expectHundredths(sent?.eye_vertical_length, levels.eyeVerticalLength)
        expectHundredths(sent?.mouth_width, levels.mouthWidth)
        expectHundredths(sent?.nose_ratio, levels.noseRatio)
      }),
    )
  })
})

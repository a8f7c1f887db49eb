import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceShapeArb, genderArb, seasonArb } from '@kaoiro/fixtures/arbitraries'
import { colourings } from '@kaoiro/fixtures/portrait/colourings'
import { labToHex } from '@kaoiro/fixtures/portrait/lab'
import { analyse } from '@kaoiro/core/analysis/analyse'
import type { Landmarks } from '@kaoiro/core/analysis/landmarks'
import { seasons } from '@kaoiro/core/season'
import { toDiagnosis } from '@kaoiro/core/session/diagnose'
import type { AnalysisRequest } from '@kaoiro/core/session/wire'
import { AnalysisResult } from '@kaoiro/core/session/wire'
import { uniform } from '../photo/pictures.js'
import type { FaceShape, Placement } from './drawn-face.js'
import { drawnFace, inTheMiddle, meanShape, photoOf, placed } from './drawn-face.js'
import { bytesOfHex } from './hex.js'

const photoIn = (season: (typeof seasons)[number]) => {
  const { skin, hair, iris } = colourings[season].typical
  const rgb = (lab: readonly [number, number, number]) => bytesOfHex(labToHex(lab))
  return photoOf({ skin: rgb(skin), hair: rgb(hair), iris: rgb(iris) })
}

const photos = {
  spring: photoIn('spring'),
  summer: photoIn('summer'),
  autumn: photoIn('autumn'),
  winter: photoIn('winter'),
}

const faceAt = (change: Partial<Placement>, shape: FaceShape = meanShape): Landmarks =>
  placed(drawnFace(shape), { ...inTheMiddle, ...change })

const middle = faceAt({})
/** 20 % of 500 px is a little above the usual hairline of the face in the middle. */
const woman: AnalysisRequest = { gender: 'WOMEN', hairline: 20 }

const analysed = (faces: ReadonlyArray<Landmarks>, request = woman) =>
  analyse(photos.spring, faces, request)

/** The face with the tip of its nose moved, in shares of its width. */
const turned = (share: number): Landmarks =>
  middle.map((point, index) =>
    index === 1 ? { ...point, x: point.x + share * inTheMiddle.scale } : point,
  )

describe('analyse refuses', () => {
  test.each([
    ['no-face', uniform(128, 128, 128)],
    ['too-dark', uniform(10, 10, 10)],
    ['too-bright', uniform(250, 250, 250)],
  ] as const)('a photo without a face: %s', (reason, pixels) => {
    expect(analyse(pixels, [], woman)).toEqual(E.left(reason))
  })

  test('two faces', () => {
    const pair = [faceAt({ scale: 100, x: 100 }), faceAt({ scale: 100, x: 300 })]
    expect(analysed(pair)).toEqual(E.left('many-faces'))
  })

  test('a face that is too small', () => {
    expect(analysed([faceAt({ scale: 59 })])).toEqual(E.left('face-too-small'))
    expect(E.isRight(analysed([faceAt({ scale: 61 })]))).toBe(true)
  })

  test('a face that is turned to either side', () => {
    expect(analysed([turned(0.35)])).toEqual(E.left('face-turned'))
    expect(analysed([turned(-0.35)])).toEqual(E.left('face-turned'))
    expect(E.isRight(analysed([turned(0.1)]))).toBe(true)
  })

  test('a face whose skin lies outside the photo', () => {
    expect(analysed([faceAt({ x: -500 })])).toEqual(E.left('no-face'))
  })
})

describe('analyse', () => {
  test('a face in the background does not count', () => {
    expect(analysed([faceAt({ scale: 30, x: 40, y: 60 }), middle])).toEqual(analysed([middle]))
  })

  test('the mean face has level 3 in every trait and is basic', () => {
    expect(analysed([middle])).toMatchObject(
      E.right({
        face_type: {
          face_type: 'basic',
          level: {
            face_line: 3,
            eyebrow_angle: 3,
            eye_vertical_length: 3,
            mouth_width: 3,
            nose_ratio: 3,
          },
        },
      }),
    )
  })

  test('round, arched and open is sweet for women and casual for men', () => {
    const curved: FaceShape = {
      ...meanShape,
      ...{ faceLine: 0.84, browLeft: 0.34, browRight: 0.34, eyeLeft: 0.47, eyeRight: 0.47 },
    }
    const faces = [faceAt({}, curved)]
    const level = { face_line: 5, eyebrow_angle: 1, eye_vertical_length: 1 }
    expect(analysed(faces)).toMatchObject(E.right({ face_type: { face_type: 'sweet', level } }))
    expect(analysed(faces, { ...woman, gender: 'MEN' })).toMatchObject(
      E.right({ face_type: { face_type: 'casual', level } }),
    )
  })

  test('the guide says where the face ends: a higher one lowers the features’ level', () => {
    const levelAt = (hairline: number) =>
      E.map(({ face_type }: AnalysisResult) => face_type.level.nose_ratio)(
        analysed([middle], { ...woman, hairline }),
      )
    expect(levelAt(25)).toEqual(E.right(5))
    expect(levelAt(20)).toEqual(E.right(3))
    expect(levelAt(10)).toEqual(E.right(1))
  })

  test.each(seasons)('the typical colouring of %s is found again', (season) => {
    expect(analyse(photos[season], [middle], woman)).toMatchObject(
      E.right({ personal_color: { personal_color: season } }),
    )
  })

  test('the season named has the largest share, summer being the remainder', () => {
    for (const season of seasons) {
      const result = analyse(photos[season], [middle], woman)
      if (E.isLeft(result)) throw new Error(result.left)
      const { spring, autumn, winter } = result.right.personal_color.proportion
      const shares = { spring, summer: 100 - spring - autumn - winter, autumn, winter }
      expect(Math.max(...Object.values(shares))).toBe(shares[season])
    }
  })

  test('any face has a result as the wire has it, which a client shows without a fallback', () => {
    fc.assert(
      fc.property(
        faceShapeArb,
        seasonArb,
        genderArb,
        fc.double({ min: 0, max: 100, noNaN: true }),
        (shape, season, gender, hairline) => {
          const result = analyse(photos[season], [faceAt({}, shape)], { gender, hairline })
          if (E.isLeft(result)) throw new Error(result.left)
          expect(AnalysisResult.is(result.right)).toBe(true)
          const shown = toDiagnosis(gender)(result.right)
          expect(shown.faceType).toBe(result.right.face_type.face_type)
          expect(shown.colorType).toBe(result.right.personal_color.personal_color)
          expect(shown.colorComposition).toMatchObject(result.right.personal_color.proportion)
        },
      ),
    )
  })
})

import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { photoAnswerArb, photoAnswersArb } from '@kaoiro/fixtures/arbitraries/combination'
import { Agreement, maxPhotos } from '../../src/combination/agreement.js'
import type { Combined } from '../../src/combination/combine.js'
import { combine, onePhoto } from '../../src/combination/combine.js'
import type { PhotoAnswer } from '../../src/diagnosis/answer.js'
import { seasons } from '../../src/diagnosis/vocabulary.js'
import { diagnosedFrom, diagnosisOf } from '../../src/diagnosis/answer.js'

const combinedOf = (answers: ReadonlyArray<PhotoAnswer>): Combined => {
  const combined = combine(answers)
  if (E.isLeft(combined)) throw new Error(combined.left._tag)
  return combined.right
}

const alone = ({ gender, answer }: PhotoAnswer) => diagnosisOf(gender)(answer)

describe('combine', () => {
  test('returns the result of a single photo unchanged', () => {
    fc.assert(
      fc.property(photoAnswerArb, (answer) => {
        const { agreement, ...diagnosed } = combinedOf([answer])
        expect(diagnosed).toEqual(diagnosedFrom(answer.gender)(answer.answer))
        expect(agreement).toEqual({
          ...{ photos: 1, faceType: 1, season: 1 },
          spread: { levels: 0, points: 0 },
        })
        expect(onePhoto(answer)).toEqual({ ...diagnosed, agreement })
      }),
    )
  })

  test('returns the same result for copies of one photo, with full agreement', () => {
    fc.assert(
      fc.property(photoAnswerArb, fc.integer({ min: 2, max: maxPhotos }), (answer, photos) => {
        const { diagnosis, agreement } = combinedOf(Array<PhotoAnswer>(photos).fill(answer))
        expect(diagnosis).toEqual(alone(answer))
        expect(agreement).toMatchObject({ photos, faceType: photos, season: photos })
      }),
    )
  })

  test('does not depend on the order of the photos', () => {
    fc.assert(
      fc.property(
        photoAnswersArb().chain((answers) =>
          fc.tuple(
            fc.constant(answers),
            fc.shuffledSubarray([...answers], { minLength: answers.length }),
          ),
        ),
        ([answers, shuffled]) => {
          expect(combinedOf(shuffled)).toEqual(combinedOf(answers))
        },
      ),
    )
  })

  test('keeps each level between the lowest and the highest of the photos', () => {
    fc.assert(
      fc.property(photoAnswersArb(), (answers) => {
        const levels = answers.map(alone).map(({ faceTypeAnalysis }) => faceTypeAnalysis)
        combinedOf(answers).diagnosis.faceTypeAnalysis.forEach((level, row) => {
          const given = levels.map((own) => own[row] ?? 0)
          expect(level).toBeGreaterThanOrEqual(Math.min(...given))
          expect(level).toBeLessThanOrEqual(Math.max(...given))
        })
      }),
    )
  })

  test('keeps a unanimous answer', () => {
    fc.assert(
      fc.property(photoAnswersArb(), photoAnswerArb, (answers, { answer: given }) => {
        const { faceType: type, season } = given
        const same = answers.map(({ gender, answer }) => ({
          gender,
          answer: { ...answer, faceType: type, season },
        }))
        const [first] = same
        const { faceType, colorType } = combinedOf(same).diagnosis
        expect(first && alone(first)).toMatchObject({ faceType, colorType })
      }),
    )
  })

  test('returns the mean shares, rounded to a sum of 100', () => {
    fc.assert(
      fc.property(photoAnswersArb(), (answers) => {
        const { colorComposition } = combinedOf(answers).diagnosis
        const own = answers.map(alone).map((each) => each.colorComposition)
        expect(seasons.reduce((sum, season) => sum + colorComposition[season], 0)).toBe(100)
        for (const season of seasons) {
          const mean = own.reduce((sum, each) => sum + each[season], 0) / own.length
          expect(Math.abs(colorComposition[season] - mean)).toBeLessThan(1)
        }
      }),
    )
  })

  test('counts the photos that agree', () => {
    fc.assert(
      fc.property(photoAnswersArb(), (answers) => {
        const { diagnosis, agreement } = combinedOf(answers)
        const own = answers.map(alone)
        expect(agreement).toMatchObject({
          photos: answers.length,
          faceType: own.filter(({ faceType }) => faceType === diagnosis.faceType).length,
          season: own.filter(({ colorType }) => colorType === diagnosis.colorType).length,
        })
        expect(Agreement.decode(JSON.parse(JSON.stringify(agreement)))).toEqual(E.right(agreement))
      }),
    )
  })

  test('makes the face type the likeliest, without a confidence of levels', () => {
    fc.assert(
      fc.property(photoAnswersArb({ min: 2 }), (answers) => {
        const { diagnosis, certainty } = combinedOf(answers)
        const { faceTypes = { [diagnosis.faceType]: 100 } } = certainty
        expect(faceTypes[diagnosis.faceType]).toBe(Math.max(...Object.values(faceTypes)))
        expect(certainty.levelConfidence).toBeUndefined()
      }),
    )
  })
})

describe('combine rejects', () => {
  test('an empty list', () => expect(combine([])).toEqual(E.left({ _tag: 'NoPhotos' })))

  test('more than five photos', () => {
    fc.assert(
      fc.property(photoAnswersArb({ min: maxPhotos + 1, max: 9 }), (answers) => {
        expect(combine(answers)).toEqual(
          E.left({ _tag: 'TooManyPhotos', photos: answers.length, max: 5 }),
        )
      }),
    )
  })

  test('photos of two genders', () => {
    fc.assert(
      fc.property(photoAnswersArb({ max: 4 }), photoAnswerArb, (answers, { answer }) => {
        const gender = answers[0]?.gender === 'MEN' ? 'WOMEN' : 'MEN'
        expect(combine([...answers, { gender, answer }])).toEqual(E.left({ _tag: 'GendersDiffer' }))
      }),
    )
  })
})

import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { photoAnswerArb, photoAnswersArb } from '@kaoiro/fixtures/arbitraries/combination'
import { sampleResult } from '@kaoiro/fixtures/services/stub-service'
import { Agreement } from '@kaoiro/core/combination/agreement'
import type { Combined } from '@kaoiro/core/combination/combine'
import { combine, onePhoto } from '@kaoiro/core/combination/combine'
import type { PhotoAnswer } from '@kaoiro/core/combination/photo-answer'
import { maxPhotos } from '@kaoiro/core/combination/max-photos'
import { faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { largestSeason } from '@kaoiro/core/diagnosis/composition'
import { seasons } from '@kaoiro/core/diagnosis/season'
import { toDiagnosed } from '@kaoiro/core/session/diagnose'
import { toDiagnosis } from '@kaoiro/core/session/wire-result'
import type { AnalysisResult } from '@kaoiro/core/session/wire/wire'

const combinedOf = (answers: ReadonlyArray<PhotoAnswer>): Combined => {
  const combined = combine(answers)
  if (E.isLeft(combined)) throw new Error(combined.left._tag)
  return combined.right
}

const alone = ({ gender, result }: PhotoAnswer) => toDiagnosis(gender)(result)

describe('several photos of one person', () => {
  test('of one alone: its own result', () => {
    fc.assert(
      fc.property(photoAnswerArb, (answer) => {
        const { agreement, ...diagnosed } = combinedOf([answer])
        expect(diagnosed).toEqual(toDiagnosed(answer.gender)(answer.result))
        expect(agreement).toEqual({
          ...{ photos: 1, faceType: 1, season: 1 },
          spread: { levels: 0, points: 0 },
        })
        expect(onePhoto(answer)).toEqual({ ...diagnosed, agreement })
      }),
    )
  })

  test('copies of one photo: its result, which all of them give', () => {
    fc.assert(
      fc.property(photoAnswerArb, fc.integer({ min: 2, max: maxPhotos }), (answer, photos) => {
        const { diagnosis, agreement } = combinedOf(Array<PhotoAnswer>(photos).fill(answer))
        expect(diagnosis).toEqual(alone(answer))
        expect(agreement).toMatchObject({ photos, faceType: photos, season: photos })
      }),
    )
  })

  test('their order makes no difference', () => {
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

  test('each level lies between the lowest and the highest of the photos', () => {
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

  test('the type is one that a photo gave, so one that is shown to the gender', () => {
    fc.assert(
      fc.property(photoAnswersArb(), (answers) => {
        const { faceType, gender } = combinedOf(answers).diagnosis
        expect(faceTypesOf(gender)).toContain(faceType)
        expect(answers.map(alone).map((own) => own.faceType)).toContain(faceType)
      }),
    )
  })

  test('an answer that all photos give is the answer', () => {
    fc.assert(
      fc.property(photoAnswersArb(), photoAnswerArb, (answers, { result }) => {
        const same = answers.map((answer) => ({
          ...answer,
          result: {
            ...answer.result,
            face_type: { ...answer.result.face_type, face_type: result.face_type.face_type },
            personal_color: {
              ...answer.result.personal_color,
              personal_color: result.personal_color.personal_color,
            },
          },
        }))
        const [first] = same
        const { faceType, colorType } = combinedOf(same).diagnosis
        expect(first && alone(first)).toMatchObject({ faceType, colorType })
      }),
    )
  })

  test('the shares are their means, rounded so that they add up to 100', () => {
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

  test('the season is that of the largest mean share, unless all photos give another', () => {
    fc.assert(
      fc.property(photoAnswersArb(), (answers) => {
        const { colorType, colorComposition } = combinedOf(answers).diagnosis
        const given = new Set(answers.map(alone).map((own) => own.colorType))
        if (given.size > 1)
          expect(
            colorComposition[largestSeason(colorComposition)] - colorComposition[colorType],
            // Equal means may be rounded apart.
          ).toBeLessThanOrEqual(1)
        else expect(given).toContain(colorType)
      }),
    )
  })

  test('the agreement counts the photos that say the same alone, and goes through its codec', () => {
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

  test('of several photos no confidence is given: the service never gave one for them', () => {
    fc.assert(
      fc.property(photoAnswersArb({ min: 2 }), (answers) => {
        const { certainty } = combinedOf(answers)
        expect(Object.keys(certainty).filter((part) => part !== 'doubts')).toEqual([])
      }),
    )
  })
})

describe('what cannot be combined', () => {
  test('nothing at all', () => expect(combine([])).toEqual(E.left({ _tag: 'NoPhotos' })))

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
      fc.property(photoAnswersArb({ max: 4 }), photoAnswerArb, (answers, { result }) => {
        const gender = answers[0]?.gender === 'MEN' ? 'WOMEN' : 'MEN'
        expect(combine([...answers, { gender, result }])).toEqual(E.left({ _tag: 'GendersDiffer' }))
      }),
    )
  })
})

interface Sent {
  readonly faceLine?: 1 | 2 | 3 | 4 | 5
  readonly levelConfidence?: number
  readonly type?: string
  readonly typeConfidence?: number
  readonly eyeScore?: number
  readonly season?: string
  readonly spring?: number
  readonly seasonConfidence?: number
  readonly doubts?: ReadonlyArray<string>
}

/** A woman's photo of which little is different from the specification's sample. */
const photo = (sent: Sent): PhotoAnswer => {
  const { face_type, personal_color } = sampleResult
  const { faceLine = 4, type = 'pretty', season = 'spring', spring = 50, eyeScore } = sent
  const neutral = { face_line: 0, eyebrow_angle: 0, mouth_width: 0, nose_ratio: 0 }
  const result: AnalysisResult = {
    face_type: {
      face_type: type,
      level: { ...face_type.level, face_line: faceLine },
      level_confidence: { face_line: sent.levelConfidence },
      confidence: sent.typeConfidence,
      scores: eyeScore === undefined ? undefined : { ...neutral, eye_vertical_length: eyeScore },
    },
    personal_color: {
      ...personal_color,
      personal_color: season,
      proportion: { spring, autumn: 100 - spring, winter: 0 },
      confidence: sent.seasonConfidence,
    },
    doubts: sent.doubts,
  }
  return { gender: 'WOMEN', result }
}

const diagnosisOf = (...sent: ReadonlyArray<Sent>) => combinedOf(sent.map(photo)).diagnosis
const faceLineOf = (...sent: ReadonlyArray<Sent>) => diagnosisOf(...sent).faceTypeAnalysis[0] + 1

describe('a tie goes to the surer photo', () => {
  test('of levels, to its side of the median', () => {
    expect(faceLineOf({ faceLine: 2 }, { faceLine: 5, levelConfidence: 0.6 })).toBe(4)
    expect(faceLineOf({ faceLine: 2, levelConfidence: 0.9 }, { faceLine: 5 })).toBe(3)
    expect(faceLineOf({ faceLine: 2 }, { faceLine: 4, levelConfidence: 0.9 })).toBe(3)
    expect(faceLineOf({ faceLine: 2 }, { faceLine: 3 })).toBe(2)
  })

  test('of types', () => {
    expect(diagnosisOf({ type: 'chic', typeConfidence: 0.6 }, { type: 'basic' }).faceType).toBe(
      'chic',
    )
    expect(diagnosisOf({ type: 'chic' }, { type: 'basic', typeConfidence: 0.1 }).faceType).toBe(
      'basic',
    )
  })

  test('of seasons', () => {
    const spring = { season: 'spring', spring: 60, seasonConfidence: 0.8 }
    const autumn = { season: 'autumn', spring: 40, seasonConfidence: 0.9 }
    expect(diagnosisOf(spring, autumn).colorType).toBe('autumn')
    expect(diagnosisOf({ ...spring, seasonConfidence: 1 }, autumn).colorType).toBe('spring')
  })
})

describe('the face type', () => {
  test('without scores is that of most photos', () => {
    expect(
      diagnosisOf({ type: 'chic' }, { type: 'sweet', typeConfidence: 1 }, { type: 'chic' })
        .faceType,
    ).toBe('chic')
  })

  test('with scores is the nearest to their median, even if fewer photos give it', () => {
    // Round eyes (below 0) are curved and child-like, narrow ones linear.
    const round = { type: 'sweet', eyeScore: -2 }
    const middle = { type: 'basic', eyeScore: 0 }
    expect(diagnosisOf(round, middle, { type: 'natural', eyeScore: 2 }).faceType).toBe('basic')
    expect(diagnosisOf(round, round, { ...middle, eyeScore: -1.8 }).faceType).toBe('sweet')
    expect(diagnosisOf({ ...middle, eyeScore: -1.9 }, middle, round).faceType).toBe('sweet')
  })

  test('of photos of which one has no scores is that of most photos', () => {
    const narrow = { type: 'natural', eyeScore: 2 }
    expect(diagnosisOf({ type: 'sweet' }, { type: 'sweet', eyeScore: 2 }, narrow).faceType).toBe(
      'sweet',
    )
  })
})

test('doubts are those of more than half of the photos, the most frequent first', () => {
  const doubtsOf = (...lists: ReadonlyArray<ReadonlyArray<string>>) =>
    combinedOf(lists.map((doubts) => photo({ doubts }))).certainty.doubts
  expect(doubtsOf(['smile', 'guide'], ['guide'])).toEqual(['guide'])
  expect(doubtsOf(['smile', 'guide'], ['guide', 'smile'], ['guide'])).toEqual(['guide', 'smile'])
  expect(doubtsOf(['turned', 'smile'], ['turned', 'smile'])).toEqual(['turned', 'smile'])
  expect(doubtsOf(['smile'], [])).toBeUndefined()
})

test('the spread is that of the trait and of the season in which photos differ most', () => {
  const { agreement } = combinedOf([photo({ faceLine: 1, spring: 20 }), photo({ spring: 55 })])
  expect(agreement.spread).toEqual({ levels: 3, points: 35 })
})

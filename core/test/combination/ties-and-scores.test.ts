import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { Combined } from '../../src/combination/combine.js'
import { combine } from '../../src/combination/combine.js'
import type { PhotoAnswer } from '../../src/diagnosis/answer.js'

const combinedOf = (answers: ReadonlyArray<PhotoAnswer>): Combined => {
  const combined = combine(answers)
  if (E.isLeft(combined)) throw new Error(combined.left._tag)
  return combined.right
}

interface Sent {
  readonly faceLine?: 1 | 2 | 3 | 4 | 5
  readonly type?: string
  readonly types?: Readonly<Record<string, number>>
  readonly eyeScore?: number
  readonly season?: string
  readonly spring?: number
  readonly doubts?: ReadonlyArray<string>
}

const neutral = {
  ...{ faceLine: 0, eyebrowAngle: 0, eyeVerticalLength: 0 },
  ...{ mouthWidth: 0, noseRatio: 0 },
}

/** A woman's photo with the given differences from a default. */
const photo = (sent: Sent): PhotoAnswer => {
  const { faceLine = 4, type = 'pretty', season = 'spring', spring = 50, eyeScore } = sent
  return {
    gender: 'WOMEN',
    answer: {
      faceType: type,
      season,
      levels: { faceLine, eyebrowAngle: 3, eyeVerticalLength: 2, mouthWidth: 4, noseRatio: 1 },
      proportion: { spring, autumn: 100 - spring, winter: 0 },
      faceTypes: sent.types,
      scores: eyeScore === undefined ? undefined : { ...neutral, eyeVerticalLength: eyeScore },
      doubts: sent.doubts,
    },
  }
}

const diagnosisOf = (...sent: ReadonlyArray<Sent>) => combinedOf(sent.map(photo)).diagnosis
const faceLineOf = (...sent: ReadonlyArray<Sent>) => diagnosisOf(...sent).faceTypeAnalysis[0] + 1

test('without scores, the level is the median, the lower of two in the middle', () => {
  expect(faceLineOf({ faceLine: 2 }, { faceLine: 5 })).toBe(3)
  expect(faceLineOf({ faceLine: 2 }, { faceLine: 3 })).toBe(2)
  expect(faceLineOf({ faceLine: 1 }, { faceLine: 5 }, { faceLine: 4 })).toBe(4)
})

test('the season is the likeliest in the mean of the photos, even if most photos gave another', () => {
  const slightly = { season: 'spring', spring: 55 }
  expect(diagnosisOf(slightly, slightly, { season: 'autumn', spring: 10 }).colorType).toBe('autumn')
})

describe('the face type', () => {
  test('is the likeliest in the mean of the photos: a sure photo counts more', () => {
    const sure = { type: 'chic', types: { chic: 90, sweet: 10 } }
    const unsure = { type: 'sweet', types: { sweet: 52, chic: 48 } }
    expect(diagnosisOf(sure, unsure, unsure).faceType).toBe('chic')
    expect(combinedOf([sure, unsure].map(photo)).certainty.faceTypes).toMatchObject({
      chic: 69,
      sweet: 31,
    })
  })

  test('lacks chances if one photo does, which then counts as a vote', () => {
    const both = [photo({ type: 'sweet' }), photo({ type: 'chic', types: { chic: 90, sweet: 10 } })]
    expect(combinedOf(both).certainty.faceTypes).toBeUndefined()
    expect(combinedOf(both).diagnosis.faceType).toBe('sweet')
  })

  test('is the most frequent one if photos do not say how likely types are', () => {
    expect(diagnosisOf({ type: 'chic' }, { type: 'sweet' }, { type: 'chic' }).faceType).toBe('chic')
  })
})

describe('a photo with glasses', () => {
  const withGlasses = {
    type: 'chic',
    faceLine: 2,
    doubts: ['glasses'],
  } as const
  const without = { type: 'sweet', faceLine: 5, doubts: [] } as const

  test('does not affect face type and levels if another photo is without glasses', () => {
    expect(diagnosisOf(withGlasses, without).faceType).toBe('sweet')
    expect(diagnosisOf(withGlasses, withGlasses, without).faceType).toBe('sweet')
    expect(faceLineOf(withGlasses, withGlasses, without)).toBe(5)
  })

  test('counts like any photo if all photos have glasses', () => {
    expect(
      diagnosisOf(withGlasses, withGlasses, { ...without, doubts: ['glasses'] }).faceType,
    ).toBe('chic')
  })

  test('counts like any photo for the season', () => {
    const spring = { ...withGlasses, season: 'spring', spring: 60 }
    const autumn = { ...without, season: 'autumn', spring: 41 }
    expect(diagnosisOf(spring, autumn).colorType).toBe('spring')
  })

  test('is reported even if most photos are without glasses', () => {
    expect(combinedOf([withGlasses, without, without].map(photo)).certainty.doubts).toEqual([
      'glasses',
    ])
  })
})

test('reports the doubts of more than half of the photos, the most frequent first', () => {
  const doubtsOf = (...lists: ReadonlyArray<ReadonlyArray<string>>) =>
    combinedOf(lists.map((doubts) => photo({ doubts }))).certainty.doubts
  expect(doubtsOf(['smile', 'guide'], ['guide'])).toEqual(['guide'])
  expect(doubtsOf(['smile', 'guide'], ['guide', 'smile'], ['guide'])).toEqual(['guide', 'smile'])
  expect(doubtsOf(['turned', 'smile'], ['turned', 'smile'])).toEqual(['turned', 'smile'])
  expect(doubtsOf(['smile'], [])).toBeUndefined()
})

test('returns as spread the largest difference in a level and the largest difference in a share', () => {
  const { agreement } = combinedOf([photo({ faceLine: 1, spring: 20 }), photo({ spring: 55 })])
  expect(agreement.spread).toEqual({ levels: 3, points: 35 })
})

test('levels that exclude the face type come from the photos that gave it, as a blurred photo counts in full for medians', () => {
  const sharp = { type: 'sweet', types: { sweet: 90, natural: 10 }, faceLine: 5 } as const
  const blurred = { type: 'natural', types: { sweet: 30, natural: 40 }, faceLine: 1 } as const
  expect(diagnosisOf(sharp, blurred).faceType).toBe('sweet')
  expect(faceLineOf(sharp, blurred)).toBe(5)
  expect(faceLineOf(sharp, { ...blurred, faceLine: 4 })).toBe(4)
})

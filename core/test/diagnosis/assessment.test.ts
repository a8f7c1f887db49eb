import { describe, expect, test } from 'vitest'
import { diagnosedWith } from '@kaoiro/fixtures/average-diagnosis'
import { assessmentsOf, bothConfidence, likelihoodOf } from '../../src/diagnosis/assessment.js'

describe('likelihoodOf', () => {
  test.each([
    [1, 'very-likely'],
    [0.9, 'very-likely'],
    [0.89, 'likely'],
    [0.75, 'likely'],
    [0.74, 'uncertain'],
    [0.55, 'uncertain'],
    [0.54, 'very-uncertain'],
    [0, 'very-uncertain'],
  ] as const)('a confidence of %d is %s', (share, likelihood) => {
    expect(likelihoodOf(share)).toBe(likelihood)
  })
})

describe('assessmentsOf', () => {
  test('reads the type from its chances and the season from the composition', () => {
    const { faceType, season } = assessmentsOf(diagnosedWith(78, 56))
    expect(faceType).toEqual({
      ...{ confidence: 0.78, likelihood: 'likely' },
      near: { name: 'chic', confidence: 0.22 },
    })
    expect(season).toEqual({
      ...{ confidence: 0.56, likelihood: 'uncertain' },
      near: { name: 'winter', confidence: 0.44 },
    })
  })

  test('contains only null if the service reports no chances', () => {
    const nothing = { confidence: null, likelihood: null, near: null }
    const assessments = assessmentsOf({ ...diagnosedWith(78, 56), certainty: {} })
    expect(assessments).toEqual({ faceType: nothing, season: nothing })
    expect(bothConfidence(assessments)).toBeNull()
  })

  test('omits the second season if it is named with the first', () => {
    const nearAt = (spring: number) => assessmentsOf(diagnosedWith(78, spring)).season.near?.name
    expect(nearAt(55)).toBe('winter')
    expect(nearAt(54)).toBeUndefined()
  })

  test('omits second answers below the threshold', () => {
    const nearTo = (chic: number) =>
      assessmentsOf(diagnosedWith(100 - chic, 60)).faceType.near?.name
    expect(nearTo(15)).toBe('chic')
    expect(nearTo(14)).toBeUndefined()
  })
})

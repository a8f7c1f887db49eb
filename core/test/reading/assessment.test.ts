import { describe, expect, test } from 'vitest'
import { diagnosedWith } from '@kaoiro/fixtures/average-diagnosis'
import { assessmentsOf, bothConfidence, likelihoodOf } from '../../src/reading/assessment.js'

describe('likelihoodOf', () => {
  test.each([
    [1, 'very-likely'],
    [0.9, 'very-likely'],
    [0.89, 'likely'],
    [0.75, 'likely'],
    [0.74, 'uncertain'],
    [0.5, 'uncertain'],
    [0.49, 'very-uncertain'],
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
      near: { name: 'basic', confidence: 0.22 },
    })
    expect(season).toEqual({ confidence: 0.56, likelihood: 'uncertain' })
  })

  test('contains only null if the service reports no chances', () => {
    const nothing = { confidence: null, likelihood: null }
    const assessments = assessmentsOf({ ...diagnosedWith(78, 56), certainty: {} })
    expect(assessments).toEqual({ faceType: { ...nothing, near: null }, season: nothing })
    expect(bothConfidence(assessments)).toBeNull()
  })

  test.each([
    ['rare', 14, undefined],
    ['likely enough', 15, 'basic'],
    ['not yet part of the name', 50, 'basic'],
    ['named with the own type', 51, undefined],
  ])('tells a neighbour that is %s: %i %%', (_, chance, expected) => {
    expect(assessmentsOf(diagnosedWith(100 - chance, 60)).faceType.near?.name).toBe(expected)
  })
})

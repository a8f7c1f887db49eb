import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js'
import { differencesOf } from '../../src/diagnosis/diagnosis.js'
import { pretty } from './sample.js'

describe('differencesOf', () => {
  test('returns each differing part with both values, in the order of the result', () => {
    const other: Diagnosis = {
      faceType: 'simple',
      colorType: 'winter',
      gender: 'MEN',
      faceTypeAnalysis: [3, 0, 1, 1, 2],
      colorComposition: { spring: 0, summer: 24, autumn: 14, winter: 62 },
    }
    expect(differencesOf(pretty, other)).toEqual([
      { part: 'gender', a: 'WOMEN', b: 'MEN' },
      { part: 'faceType', a: 'pretty', b: 'simple' },
      { part: 'eyebrowAngle', a: 2, b: 0 },
      { part: 'noseRatio', a: 1, b: 2 },
      { part: 'colorType', a: 'spring', b: 'winter' },
      { part: 'spring', a: 58, b: 0 },
      { part: 'winter', a: 4, b: 62 },
    ])
  })

  test('returns an empty list for equal results, and only for them', () => {
    fc.assert(
      fc.property(diagnosisArb, diagnosisArb, (a, b) => {
        expect(differencesOf(a, { ...a })).toEqual([])
        expect(differencesOf(a, b).length === 0).toBe(JSON.stringify(a) === JSON.stringify(b))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { averageDiagnosis } from '@kaoiro/fixtures/average-diagnosis'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { alsoPattern, neighbourOf } from '../../src/chart/neighbour.js'
import { nearestType } from '../../src/chart/face-map.js'
import { visitorPosition } from '../../src/chart/visitor-position.js'
import { faceTypesOf } from '../../src/diagnosis/vocabulary.js'

describe('neighbourOf', () => {
  test('is another type of the gender', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, (face) => {
        expect(neighbourOf(face)).not.toBe(face.faceType)
        expect(faceTypesOf(face.gender)).toContain(neighbourOf(face))
        expect(nearestType(face.gender)(visitorPosition(face))).toBe(face.faceType)
      }),
    )
  })

  test.each([
    ['pretty', [3, 2, 2, 1, 0], 'smart-casual'],
    ['pretty', [3, 2, 2, 1, 1], 'sweet'],
    ['chic', [3, 2, 2, 1, 2], 'handsome'],
  ] as const)('of %s with the levels %j is %s', (faceType, faceTypeAnalysis, expected) => {
    expect(neighbourOf({ ...averageDiagnosis, faceType, faceTypeAnalysis })).toBe(expected)
  })
})

describe('alsoPattern', () => {
  const named = (faceTypes?: Readonly<Record<string, number>>) => (level: 2 | 4) =>
    alsoPattern({
      diagnosis: { ...averageDiagnosis, faceType: 'sweet', faceTypeAnalysis: [level, 2, 2, 1, 1] },
      certainty: faceTypes === undefined ? {} : { faceTypes },
    })

  test('names the neighbour below one half', () => {
    expect(named({ sweet: 50, pretty: 50 })(2)).toBeNull()
    expect(named({ sweet: 49, pretty: 51 })(2)).toBe('basic')
  })

  test('judges by the levels where no chances are known', () => {
    expect(named()(4)).toBeNull()
    expect(named()(2)).toBe('basic')
  })

  test('names no pattern that a code alone would not name', () => {
    fc.assert(
      fc.property(shownDiagnosisArb, fc.integer({ min: 0, max: 100 }), (diagnosis, chance) => {
        const certainty = { faceTypes: { [diagnosis.faceType]: chance } }
        const names = [certainty, {}].map((known) => alsoPattern({ diagnosis, certainty: known }))
        for (const name of names) expect([null, neighbourOf(diagnosis)]).toContain(name)
      }),
    )
  })
})

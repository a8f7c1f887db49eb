import { describe, expect, test } from 'vitest'
import { faceTypes, faceTypesOf } from '@kaoiro/core/diagnosis/face-type'

describe('faceTypes', () => {
  test("each pattern's place is its number in specification §3", () => {
    expect(Object.fromEntries(faceTypes.map((type, index) => [type, index]))).toEqual({
      'smart-casual': 0,
      natural: 1,
      pretty: 2,
      basic: 3,
      handsome: 4,
      chic: 5,
      sweet: 6,
      simple: 7,
      casual: 8,
      wild: 9,
    })
  })
})

describe('faceTypesOf', () => {
  test('men and women are shown the patterns of specification §3', () => {
    expect([...faceTypesOf('MEN')].sort()).toEqual(['casual', 'chic', 'simple', 'wild'])
    expect([...faceTypesOf('WOMEN')].sort()).toEqual(
      ['smart-casual', 'natural', 'pretty', 'basic', 'handsome', 'chic', 'sweet'].sort(),
    )
  })

  test('every pattern is shown to somebody', () => {
    const shown = [...faceTypesOf('MEN'), ...faceTypesOf('WOMEN')]
    for (const type of faceTypes) expect(shown).toContain(type)
  })
})

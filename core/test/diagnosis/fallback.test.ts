import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTextArb } from '@kaoiro/fixtures/arbitraries/values'
import { genderArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { faceTypes, faceTypesOf } from '@kaoiro/core/diagnosis/face-type'
import { faceTypeOr, seasonOr } from '@kaoiro/core/diagnosis/fallback'
import { genders } from '@kaoiro/core/diagnosis/gender'
import { seasons } from '@kaoiro/core/diagnosis/season'

const unknownNames = ['', 'Simple', ' simple', 'elegant', '7', 'SPRING', '__proto__', 'toString']

describe('faceTypeOr', () => {
  test.each(unknownNames)('unknown "%s" is simple for men and pretty for women', (name) => {
    expect(faceTypeOr('MEN')(name)).toBe('simple')
    expect(faceTypeOr('WOMEN')(name)).toBe('pretty')
  })

  test('a pattern that the gender is shown is kept, any other falls back', () => {
    for (const gender of genders)
      for (const type of faceTypes)
        expect(faceTypeOr(gender)(type)).toBe(
          faceTypesOf(gender).includes(type) ? type : gender === 'MEN' ? 'simple' : 'pretty',
        )
  })

  test('any name becomes a pattern that the gender is shown', () => {
    fc.assert(
      fc.property(genderArb, anyTextArb, (gender, name) => {
        expect(faceTypesOf(gender)).toContain(faceTypeOr(gender)(name))
      }),
    )
  })
})

describe('seasonOr', () => {
  test.each(unknownNames)('unknown "%s" is spring', (name) => {
    expect(seasonOr(name)).toBe('spring')
  })

  test('a season is kept', () => {
    expect(seasons.map(seasonOr)).toEqual(seasons)
  })

  test('any name becomes a season', () => {
    fc.assert(
      fc.property(anyTextArb, (name) => {
        expect(seasons).toContain(seasonOr(name))
      }),
    )
  })
})

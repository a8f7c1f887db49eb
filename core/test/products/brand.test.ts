import { describe, expect, test } from 'vitest'
import { brandIn, brandOnCard } from '../../src/products.js'

const hana = { name: '花屋', names: { ja: '花屋', en: 'Hanaya', ko: '하나야' }, mark: '花' }

test('brandIn returns the name in a language, in English, or the only one', () => {
  expect(brandIn('ko')(hana)).toBe('하나야')
  expect(brandIn('zh-Hant')(hana)).toBe('Hanaya')
  expect(brandIn('ko')({ name: 'Lumen' })).toBe('Lumen')
})

describe('brandOnCard', () => {
  const shown = (letters: string) => brandOnCard('ko', (letter) => letters.includes(letter))

  test.each([
    ['하나야 花', '하나야 花'],
    ['하나야', '하나야'],
    ['Hanaya 花屋', 'Hanaya 花'],
    ['花屋', '花屋'],
    ['Lumen', ''],
  ])('with the letters of %s shows %s', (letters, expected) => {
    expect(shown(letters)(hana)).toBe(expected)
  })
})

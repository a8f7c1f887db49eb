import { expect, test } from 'vitest'
import { languages } from '../../src/language/language.js'
import { inLanguage } from '../../src/products/translated.js'

test.each(languages)('inLanguage returns the text in %s if there is one', (language) => {
  const all = Object.fromEntries(languages.map((each) => [each, `text in ${each}`]))
  expect(inLanguage(language)(all)).toEqual({ text: `text in ${language}`, language })
})

test('inLanguage falls back to English, then to the first language of the text', () => {
  expect(inLanguage('zh-Hans')({ ko: '립스틱', en: 'Lipstick' })).toEqual({
    text: 'Lipstick',
    language: 'en',
  })
  expect(inLanguage('zh-Hans')({ ko: '립스틱', ja: '口紅' })).toEqual({
    text: '립스틱',
    language: 'ko',
  })
  expect(inLanguage('zh-Hans')({ ko: '립스틱', en: '' })).toEqual({
    text: '립스틱',
    language: 'ko',
  })
})

test('inLanguage returns an empty text if there is none', () => {
  expect(inLanguage('ko')({})).toEqual({ text: '', language: 'ko' })
})

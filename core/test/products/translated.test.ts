import { expect, test } from 'vitest'
import { defaultLanguage, languages } from '../../src/language/language.js'
import { inLanguage } from '../../src/products/translated.js'

test.each(languages)('inLanguage returns the text in %s if there is one', (language) => {
  const texts = Object.fromEntries(languages.map((each) => [each, `text in ${each}`]))
  const all = { ...texts, [defaultLanguage]: `text in ${defaultLanguage}` }
  expect(inLanguage(language)(all)).toEqual({ text: `text in ${language}`, language })
})

test.each(languages.filter((language) => language !== defaultLanguage))(
  'inLanguage falls back to English, then Japanese, for %s',
  (language) => {
    expect(inLanguage(language)({ ja: '口紅', en: 'Lipstick' })).toEqual(
      expect.objectContaining({ text: 'Lipstick', language: 'en' }),
    )
    expect(inLanguage(language)({ ja: '口紅' })).toEqual({ text: '口紅', language: 'ja' })
    expect(inLanguage(language)({ ja: '口紅', en: '' })).toEqual({ text: '口紅', language: 'ja' })
  },
)

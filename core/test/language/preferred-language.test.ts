import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/language/language.js'
import { acceptedLanguages, preferredLanguage } from '../../src/language/preferred-language.js'

const subtagsArb = fc.constantFrom('', '-GB', '-JP', '-419', '-GB-u-hc-h12', '-x-shop')

/** A tag of one of our languages, such as `en-GB`, and the language. */
const ownArb = fc
  .tuple(fc.constantFrom(...languages), subtagsArb)
  .map(([language, subtags]) => ({ language, tag: language + subtags }))

const foreignArb = fc.constantFrom(
  'fr',
  'jav',
  'de-Latn-AT',
  '',
  '-',
  'en_GB',
  '*',
  'toolongforatag',
)

test('preferredLanguage returns the language of the first tag that has one', () =>
  fc.assert(
    fc.property(
      fc.array(foreignArb),
      ownArb,
      fc.array(
        fc.oneof(
          foreignArb,
          ownArb.map(({ tag }) => tag),
        ),
      ),
      (foreign, { language, tag }, others) => {
        expect(preferredLanguage([...foreign, tag, ...others])).toBe(language)
      },
    ),
  ))

test('preferredLanguage returns null if no tag has one', () =>
  fc.assert(
    fc.property(fc.array(foreignArb), (tags) => {
      expect(preferredLanguage(tags)).toBeNull()
    }),
  ))

test('preferredLanguage ignores case', () =>
  fc.assert(
    fc.property(ownArb, ({ language, tag }) => {
      expect(preferredLanguage([tag.toUpperCase()])).toBe(language)
      expect(preferredLanguage([tag.toLowerCase()])).toBe(language)
    }),
  ))

describe('the script of Chinese', () => {
  const traditional = [
    'zh-TW',
    'zh-HK',
    'zh-MO',
    'zh-Hant',
    'zh-Hant-HK',
    'zh-hant-cn',
    'zh-Hant-x-a',
  ]
  const simplified = [
    'zh',
    'zh-CN',
    'zh-SG',
    'zh-MY',
    'zh-Hans',
    'zh-Hans-HK',
    'cmn',
    'zh-CN-u-co-pinyin',
  ]
  test.each(traditional)('is traditional for %s', (tag) =>
    expect(preferredLanguage([tag])).toBe('zh-Hant'),
  )
  test.each(simplified)('is simplified for %s', (tag) =>
    expect(preferredLanguage([tag])).toBe('zh-Hans'),
  )
})

describe('acceptedLanguages', () => {
  test.each([
    ['', ['']],
    ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', ['zh-TW', 'zh', 'en-US', 'en']],
    ['en;q=0.5, ko ; Q=0.7,*;q=0.1', ['ko', 'en']],
    ['fr;q=0, ja;q=0.001', ['ja']],
    ['en;q=much, ja', ['ja']],
  ])('orders the tags of "%s" by quality', (header, tags) =>
    expect(acceptedLanguages(header)).toEqual(tags),
  )

  test('keeps the order of tags of the same quality', () =>
    fc.assert(
      fc.property(fc.array(ownArb, { minLength: 1 }), (own) => {
        const tags = own.map(({ tag }) => tag)
        expect(acceptedLanguages(tags.join(', '))).toEqual(tags)
      }),
    ))
})

import fc from 'fast-check'
import { expect, test, describe } from 'vitest'
import {
  languages,
  languageNamed,
  languageParameter,
  languageQuery,
  acceptedLanguages,
  preferredLanguage,
} from '../../src/language/language.js'

const parameterOf = (query: string): string | undefined =>
  query === '' ? undefined : query.replace(`?${languageParameter}=`, '')

test.each(languages)(
  'the query for %s is read as this language on the site of every store',
  (language) => {
    for (const siteLanguage of languages) {
      const query = languageQuery(language, siteLanguage)
      expect(languageNamed(parameterOf(query)) ?? siteLanguage).toBe(language)
    }
  },
)

test('languageNamed returns null for every other name', () => {
  const names: ReadonlyArray<unknown> = languages
  const nameArb = fc.oneof(fc.string(), fc.constantFrom('JA', 'en-GB', '__proto__', null))
  fc.assert(
    fc.property(nameArb, (name) => {
      expect(languageNamed(name)).toBe(names.includes(name) ? name : null)
    }),
  )
})

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
  'fr_FR.UTF-8',
  'C',
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

test('preferredLanguage skips languages that the site does not offer', () => {
  expect(preferredLanguage(['ja-JP', 'ko'], ['en', 'ko'])).toBe('ko')
  expect(preferredLanguage(['ja-JP'], ['en', 'ko'])).toBeNull()
})

test('preferredLanguage returns null if no tag has one', () =>
  fc.assert(
    fc.property(fc.array(foreignArb), (tags) => {
      expect(preferredLanguage(tags)).toBeNull()
    }),
  ))

describe('the script of Chinese', () => {
  const traditional = [
    'zh-TW',
    'zh-HK',
    'zh-Hant',
    'zh-hant-cn',
    'zh_TW',
    'zh_TW.UTF-8',
    'zh_TW.Big5@radical',
    'zh_TW_#Hant',
    'zh-CHT',
    'yue',
    'yue_MO',
    'zh-min-nan-TW',
    'cmn-Hant-CN',
  ]
  const simplified = [
    'zh',
    'zh-CN',
    'zh-Hans',
    'zh-CN-u-co-pinyin',
    'zh_CN.GB18030',
    'zh-CHS',
    'zh-cmn-Hans-CN',
    'yue-CN',
    'zh-nan',
    'nan-CN',
    'wuu',
    'cpx',
  ]
  test.each(traditional)('is traditional for %s', (tag) =>
    expect(preferredLanguage([tag])).toBe('zh-Hant'),
  )
  test.each(simplified)('is simplified for %s', (tag) =>
    expect(preferredLanguage([tag])).toBe('zh-Hans'),
  )
})

test.each([
  ['ko_KR', 'ko'],
  ['ja_JP.eucJP', 'ja'],
  ['en_US_POSIX', 'en'],
  ['eng-GB', 'en'],
])('preferredLanguage reads the form %s of other systems as %s', (tag, language) =>
  expect(preferredLanguage([tag])).toBe(language),
)

test.each(['zh-Latn-TW', 'nan-Latn', 'zh-', 'yue-', 'zh-abc'])(
  'preferredLanguage returns null for %s',
  (tag) => expect(preferredLanguage([tag])).toBeNull(),
)

test('preferredLanguage ignores tags of more than 70 characters', () => {
  const tagOf = (length: number) => `ja-x${'-aaaaaaaa'.repeat(9)}`.slice(0, length)
  expect(preferredLanguage([tagOf(70)])).toBe('ja')
  expect(preferredLanguage([tagOf(71)])).toBeNull()
})

describe('acceptedLanguages', () => {
  test('reads the first ten entries of a header', () => {
    const foreign = Array.from({ length: 9 }, () => 'fr;q=0.1')
    expect(acceptedLanguages([...foreign, 'ko'].join()).at(0)).toBe('ko')
    expect(acceptedLanguages([...foreign, 'fr', 'ko'].join())).not.toContain('ko')
    expect(acceptedLanguages(','.repeat(13_000))).toHaveLength(10)
  })

  test.each([
    ['', ['']],
    ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', ['zh-TW', 'zh', 'en-US', 'en']],
    ['en;q=0.5, ko ; Q=0.7,*;q=0.1', ['ko', 'en']],
    ['fr;q=0, ja;q=0.001', ['ja']],
    ['en;q=much, ja', ['ja']],
  ])('orders the tags of "%s" by quality', (header, tags) =>
    expect(acceptedLanguages(header)).toEqual(tags),
  )
})

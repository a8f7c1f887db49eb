import { expect, test } from 'vitest'
import { localeLanguage } from '../../src/system/language.js'

test.each([
  ['ja_JP.UTF-8', 'ja'],
  [' ja_JP.UTF-8 ', 'ja'],
  ['en_GB@euro', 'en'],
  ['jam', 'en'],
  ['C', 'en'],
  ['C.UTF-8', 'en'],
])('localeLanguage reads the language of %j: %s', (LANG, language) =>
  expect(localeLanguage({ LANG })).toBe(language),
)

test('localeLanguage uses the first variable that is not empty', () =>
  expect(localeLanguage({ LC_ALL: '', LC_MESSAGES: 'ja_JP', LANG: 'en_US' })).toBe('ja'))

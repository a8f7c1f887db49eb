import { describe, expect, test } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { usageFault } from '../../src/command-line/usage-faults.js'
import { parseAddress, parseGender, parseLanguage } from '../../src/command-line/option-parsers.js'

describe('parseAddress', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com//', 'https://api.example.com'],
    ['https://api.example.com/faces/', 'https://api.example.com/faces'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:8080/', 'http://[::1]:8080'],
    ['HTTPS://API.example.com:443', 'https://api.example.com'],
    ['https://api.example.com?', 'https://api.example.com'],
    ['https://api.example.com/#', 'https://api.example.com'],
    [' https://api.example.com/faces/ ', 'https://api.example.com/faces'],
  ])('parses %j as %s', (text, address) => {
    expect(parseAddress(text)).toBe(address)
  })
})

test('parseAddress rejects hosts with an asterisk', () =>
  expect(() => parseAddress('https://*.example.com')).toThrow(usageFault('address')))

describe('parseGender', () => {
  test.each([
    ['WOMEN', ['women', 'WOMAN', 'female', 'F', 'w']],
    ['MEN', ['men', 'Man', 'male', 'm']],
  ])('parses as %s each of %j', (gender, texts) => {
    for (const text of texts) expect(parseGender(text)).toBe(gender)
  })

  test.each(['', 'fe', 'mens', 'both'])('rejects %j', (text) =>
    expect(() => parseGender(text)).toThrow(usageFault('oneOf', { values: 'MEN, WOMEN' })),
  )
})

describe('parseLanguage', () => {
  test.each(languages)('parses %s, ignoring case and region', (language) => {
    expect(parseLanguage(language.toUpperCase())).toBe(language)
    expect(parseLanguage(`${language}-SG`)).toBe(language)
  })

  test.each([
    ['zh_TW', 'zh-Hant'],
    ['ko_KR.UTF-8', 'ko'],
    ['yue-HK', 'zh-Hant'],
  ])('parses the locale %s as %s', (text, language) => expect(parseLanguage(text)).toBe(language))

  test.each(['xx', '', 'all', 'en_'])('rejects %j and lists the languages', (text) =>
    expect(() => parseLanguage(text)).toThrow(
      usageFault('oneOf', { values: languages.join(', ') }),
    ),
  )
})

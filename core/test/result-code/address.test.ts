import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { webUrlArb } from '@kaoiro/fixtures/arbitraries/values'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { cleanPageAddress, extractCode, resultAddress } from '../../src/result-code/address.js'
import { resultPath } from '../../src/result-code/path.js'
import { resultCode } from '../../src/result-code/result-code.js'

describe('resultAddress', () => {
  test('appends /result/{code} to the site', () => {
    expect(resultPath('ciKbTd1')).toBe('/result/ciKbTd1')
    expect(resultAddress('https://kaoiro.example', '0')).toBe('https://kaoiro.example/result/0')
    expect(resultAddress('https://kaoiro.example/', '0')).toBe('https://kaoiro.example/result/0')
    expect(resultAddress('https://shop.example/face//', '0')).toBe(
      'https://shop.example/face/result/0',
    )
  })
})

describe('extractCode', () => {
  test.each([
    ['4MLdJB2', '4MLdJB2'],
    ['  4MLdJB2\n', '4MLdJB2'],
    ['/result/4MLdJB2', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2?utm_source=mail#top', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2?to=/result/other', '4MLdJB2'],
    ['https://kaoiro.example/result/shop/result/4MLdJB2', '4MLdJB2'],
    [' 1F7womQ%20', '1F7womQ'],
    ['https://kaoiro.example/result/%34MLdJB%32?x=100%', '4MLdJB2'],
    ['https%3a%2f%2fkaoiro.example%2fresult%2f4MLdJB2%2f%3Futm%3Dmail%23top', '4MLdJB2'],
    ['<https://kaoiro.example/result/4MLdJB2>', '4MLdJB2'],
    ['"4MLdJB2"', '4MLdJB2'],
    ["'/result/4MLdJB2'", '4MLdJB2'],
    ['4MLdJB2?', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2.', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2%E3%80%82', '4MLdJB2'],
    ['４ＭＬｄＪＢ２', '4MLdJB2'],
    ['4MLd\u00adJB2\u200b', '4MLdJB2'],
    ['私の結果は https://kaoiro.example/result/4MLdJB2 です', '4MLdJB2'],
    ['これは何？https://kaoiro.example/result/4MLdJB2?to=/result/other', '4MLdJB2'],
    ['[結果](https://kaoiro.example/result/4MLdJB2)', '4MLdJB2'],
    ['<a href="https://kaoiro.example/result/4MLdJB2">', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2입니다', '4MLdJB2'],
    ['https://kaoiro.example/result/%E3%80%8C4MLdJB2%E3%80%8D', '4MLdJB2'],
    ['4MLdJB2❤️', '4MLdJB2'],
    ['https://mail.example/l?u=https%3A%2F%2Fkaoiro.example%2Fresult%2F4MLdJB2', '4MLdJB2'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fkaoiro.example%2Fresult%2F4MLdJB2&data=05%7C02&sdata=x%2Fy&reserved=0',
      '4MLdJB2',
    ],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fkaoiro.example%2Fresult%2F4MLdJB2%26fbclid%3DIw&h=AT0',
      '4MLdJB2',
    ],
    ['https://kaoiro.example/RESULT/4MLdJB2', '4MLdJB2'],
    ['Code: 1F7womQ', '1F7womQ'],
    ['結果コード 1F7womQ です', '1F7womQ'],
    ['結果コード：1F7womQ／スプリング', '1F7womQ'],
    ['コード1F7womQ', '1F7womQ'],
    ['kaoiro-1F7womQ.png', '1F7womQ'],
    ['https://kaoiro.example/compare/1F7womQ?lang=en', '1F7womQ'],
    ['1F7 womQ', '1F7womQ'],
    ['Code: 1F7 womQ', '1F7womQ'],
    ['from me@example.com, my code is 1F7womQ, thanks', '1F7womQ'],
    ['1-F-7-w-o-m-Q', '1F7womQ'],
    ['My code is 1-F-7-w-o-m-Q, thanks', '1F7womQ'],
    ['1 F 7 w o m Q', '1F7womQ'],
    ['result_1F7womQ.png', '1F7womQ'],
    ['kaoiro-1F7womQ (1).png', '1F7womQ'],
    ['kaoiro-1F7womQ-2.png', '1F7womQ'],
    ['リンクhttps%3A%2F%2Fa.example%2Fresult%2F1F7womQです', '1F7womQ'],
    ['50% off: https%253A%252F%252Fa.example%252Fresult%252F1F7womQ', '1F7womQ'],
    ['<a href=3D"https://a.example/result/1F7w=\r\nomQ?lang=3Den">', '1F7womQ'],
    ['=E3=82=B3=E3=83=BC=E3=83=89=EF=BC=9A1F7womQ=E3=81=A7=E3=81=99', '1F7womQ'],
    ['https://urldefense.com/v3/__https://a.example/result/1F7womQ__;!!Abc-1!x$', '1F7womQ'],
    ['https://urldefense.example/v2/url?u=https-3A__a.example_result_1F7womQ&d=DwMF', '1F7womQ'],
    ['', ''],
  ])('finds in <%s> the code <%s>', (text, code) => {
    expect(extractCode(text)).toEqual(E.right(code))
  })

  test.each([
    'my code is lost',
    'https://kaoiro.example/',
    'https://kaoiro.example/result/',
    'https://kaoiro.example/result/?4MLdJB2',
    'https://kaoiro.example/gender-select',
  ])('rejects <%s>', (address) => {
    expect(extractCode(address)).toEqual(E.left({ _tag: 'NoCodeInAddress', address }))
  })

  test.each([
    ['%', '%'],
    ['%ZZ', '%ZZ'],
    ['1F7w%E3', '1F7w%E3'],
    ['https://kaoiro.example/result/1F7w%', '1F7w%'],
    ['https%3A%2F%2Fkaoiro.example%2Fresult%2F1F7w%', '1F7w%'],
  ])('keeps the broken percent-encoding of <%s> for the error of decoding', (text, code) => {
    expect(extractCode(text)).toEqual(E.right(code))
    expect(resultCode.decode(code)).toMatchObject(
      E.left({ _tag: 'InvalidCharacter', character: '%' }),
    )
  })

  test.each(['1F7wo-Q', '1F7wö', 'mail@example.com', 'コード1F7womZ'])(
    'keeps the invalid character of <%s>, so that decoding can report it',
    (text) => {
      expect(extractCode(text)).toEqual(E.right(text))
    },
  )

  test('returns the code of any result address', () => {
    const siteArb = webUrlArb()
    fc.assert(
      fc.property(siteArb, diagnosisArb, (site, diagnosis) => {
        const code = resultCode.encode(diagnosis)
        expect(extractCode(resultAddress(site, code))).toEqual(E.right(code))
      }),
    )
  })

  test('finds the code in an address that is partly or completely percent-encoded', () => {
    const escaped = (text: string): string =>
      Array.from(text, (digit) => `%${digit.charCodeAt(0).toString(16)}`).join('')
    fc.assert(
      fc.property(webUrlArb(), diagnosisArb, (site, diagnosis) => {
        const code = resultCode.encode(diagnosis)
        const address = `${site.replace(/[?#].*/, '')}/result/${code}?utm_source=mail`
        expect(extractCode(encodeURIComponent(address))).toEqual(E.right(code))
        expect(extractCode(address.replace(code, escaped(code)))).toEqual(E.right(code))
        expect(extractCode(escaped(code))).toEqual(E.right(code))
      }),
    )
  })
})

describe('cleanPageAddress', () => {
  test.each([
    ['/result/4MLdJB2.', '/result/4MLdJB2'],
    ['/result/4MLdJB2/', '/result/4MLdJB2'],
    ['/result/4MLdJB2%3Flang%3Den?from=chat', '/result/4MLdJB2?lang=en&from=chat'],
    ['/result/4MLdJB2.?lang=en', '/result/4MLdJB2?lang=en'],
    ['/result/4MLdJB2?lang=en)', '/result/4MLdJB2?lang=en'],
    ['/result/4MLdJB2?from=chat&lang=en%E3%80%82', '/result/4MLdJB2?from=chat&lang=en'],
    ['/compare/1F7womQ/3MMBBYc%E3%80%82', '/compare/1F7womQ/3MMBBYc'],
    ['/compare/1F7womQ/', '/compare/1F7womQ'],
    ['/result/(4MLdJB2)', '/result/4MLdJB2'],
    ['//', '/'],
    ['//a.example/', '/a.example/'],
    ['//result/4MLdJB2.', '/result/4MLdJB2'],
    ['/result/%204MLdJB2', '/result/4MLdJB2'],
    ['/compare/1F7womQ)/3MMBBYc?lang=en', '/compare/1F7womQ/3MMBBYc?lang=en'],
  ])('turns %s into %s', (address, clean) => {
    expect(cleanPageAddress(address)).toBe(clean)
  })

  test.each(['。', '/。', '」', '】', '>', '、', '！', ' ', '\u3000', '//', '.)', '？', '\u200b'])(
    'removes %s after the code',
    (end) => {
      const address = `/result/4MLdJB2${encodeURIComponent(end)}`
      expect(cleanPageAddress(address)).toBe('/result/4MLdJB2')
    },
  )

  test.each([
    ['/result/4MLdJB2です', '/result/4MLdJB2'],
    ['/result/4MLdJB2입니다', '/result/4MLdJB2'],
    ['/result/4MLdJB2/です', '/result/4MLdJB2'],
    ['/result/4MLdJB2❤️👍🏻', '/result/4MLdJB2'],
    ['/result/「4MLdJB2」', '/result/4MLdJB2'],
    ['/result/“4MLdJB2”です?lang=en', '/result/4MLdJB2?lang=en'],
    ['/result/４ＭＬｄＪＢ２', '/result/4MLdJB2'],
    ['/compare/「1F7womQ」/「3MMBBYc」です', '/compare/1F7womQ/3MMBBYc'],
    ['/compare/1F7womQです', '/compare/1F7womQ'],
  ])('finds in %s what extractCode finds: %s', (address, clean) => {
    expect(cleanPageAddress(encodeURI(address))).toBe(clean)
  })

  test.each([
    '/result/4MLdJB2?lang=en',
    '/result/4MLdJB2?text=a%E3%80%82',
    '/result/%E7%B5%90%E6%9E%9C4MLdJB2',
    '/result/4MLdJB2/more',
    '/result/4MLdJB2%',
    '/result/4MLdJB2/card.png',
    '/result/.',
    '/compare/1F7womQ/-',
    '/compare/1F7womQ/3MMBBYc/more',
    '/compare/%E3%80%8C%E3%80%8D/3MMBBYc',
    '/',
    '/v1/sessions/',
  ])('does not change %s', (address) => {
    expect(cleanPageAddress(address)).toBe(address)
  })

  test('returns only printable addresses of result pages on the site, and does not change them again', () => {
    const pathArb = fc.constantFrom('/result/', '/compare/', '/compare/0/', '/')
    const textArb = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('?', '/', '.', 'a', '&', 'lang=en')),
    )
    fc.assert(
      fc.property(pathArb, textArb, textArb, (path, codes, queries) => {
        const address = `${path}${encodeURIComponent(codes.join(''))}?${encodeURI(queries.join(''))}`
        const clean = cleanPageAddress(address)
        if (clean !== address) expect(clean).toMatch(/^\/(result|compare)\/\w[\x21-\x7e]*$/)
        expect(cleanPageAddress(clean)).toBe(clean)
      }),
    )
  })
})

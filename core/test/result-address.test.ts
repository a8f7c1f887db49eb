import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTextArb, diagnosisArb } from '@kaoiro/fixtures/arbitraries'
import { codeOf, resultAddress } from '@kaoiro/core/result-address'
import { resultPath } from '@kaoiro/core/result-path'
import { resultCode } from '@kaoiro/core/result-code'

describe('resultAddress', () => {
  test('a result stands at /result/{code} of the site', () => {
    expect(resultPath('ciKbTd1')).toBe('/result/ciKbTd1')
    expect(resultAddress('https://kaoiro.example', '0')).toBe('https://kaoiro.example/result/0')
    expect(resultAddress('https://kaoiro.example/', '0')).toBe('https://kaoiro.example/result/0')
    expect(resultAddress('https://shop.example/face//', '0')).toBe(
      'https://shop.example/face/result/0',
    )
  })
})

describe('codeOf', () => {
  test.each([
    ['4MLdJB2', '4MLdJB2'],
    ['  4MLdJB2\n', '4MLdJB2'],
    ['/result/4MLdJB2', '4MLdJB2'],
    ['result/4MLdJB2', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2/', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2?utm_source=mail#top', '4MLdJB2'],
    ['https://kaoiro.example/result/4MLdJB2#/result/other', '4MLdJB2'],
    ['http://localhost:8080/face/result/4MLdJB2', '4MLdJB2'],
    ['https://kaoiro.example/result/shop/result/4MLdJB2', '4MLdJB2'],
    ['', ''],
  ])('"%s" holds "%s"', (text, code) => {
    expect(codeOf(text)).toEqual(E.right(code))
  })

  test.each([
    'https://kaoiro.example/',
    'https://kaoiro.example/result/',
    'https://kaoiro.example/result/?4MLdJB2',
    'https://kaoiro.example/gender-select',
    '/',
  ])('"%s" holds none', (address) => {
    expect(codeOf(address)).toEqual(E.left({ _tag: 'NoCodeInAddress', address }))
  })

  test('codeOf inverts resultAddress', () => {
    const siteArb = fc.webUrl({ withFragments: false, withQueryParameters: false })
    fc.assert(
      fc.property(siteArb, diagnosisArb, (site, diagnosis) => {
        const code = resultCode.encode(diagnosis)
        expect(codeOf(resultAddress(site, code))).toEqual(E.right(code))
      }),
    )
  })

  test('whatever is found has no slash, query or fragment of an address in it', () => {
    fc.assert(
      fc.property(anyTextArb, anyTextArb, (before, after) => {
        const found = codeOf(`${before}/result/${after}`)
        if (E.isRight(found)) expect(found.right).toMatch(/^[^/?#]+$/)
        else expect(found.left._tag).toBe('NoCodeInAddress')
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJsonFixture } from '@kaoiro/fixtures/files'
import { webUrlArb } from '@kaoiro/fixtures/arbitraries/values'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { cleanPageAddress, codesIn } from '../../src/result-code/address.js'
import { comparePath } from '../../src/result-code/path.js'
import { resultCode } from '../../src/result-code/result-code.js'

describe('codesIn', () => {
  test.each([
    ['1F7womQ and 3MMBBYc', ['1F7womQ', '3MMBBYc']],
    ['1F7womQ, once more: 1F7womQ', ['1F7womQ']],
    [
      'https://a.example/result/1F7womQ?x=1 https://a.example/result/3MMBBYc',
      ['1F7womQ', '3MMBBYc'],
    ],
    [
      '母https://a.example/result/1F7womQ娘https://a.example/result/3MMBBYc',
      ['1F7womQ', '3MMBBYc'],
    ],
    ['https://a.example/compare/1F7womQ/3MMBBYc', ['1F7womQ', '3MMBBYc']],
    ['https://a.example/result/1F7womQ\nhttps://a.example/result/1F7womQ', ['1F7womQ']],
    ['/compare/1F7womQ', ['1F7womQ']],
    ['https://a.example/result/1F7womQ?to=/compare/3MMBBYc/1F7womQ', ['1F7womQ']],
    ['https://a.example/result/zzzzzzzz https://a.example/result/1F7womQ', ['zzzzzzzz', '1F7womQ']],
    ['https://a.example/result/zzzzzzzz, code 1F7womQ', ['zzzzzzzz', '1F7womQ']],
    ['コスメは11300円でした。コードは1F7womQです', ['1F7womQ']],
    ['会計 11300円\n結果コード: 1F7womQ', ['1F7womQ']],
    ['Room T12345, result 1F7womQ', ['1F7womQ']],
    ['会計 11320円', []],
    ['Call 0312345678', []],
    ['my mistyped code is 1F7womO', ['1F7womO']],
    ['my code is lost', []],
    ['Which other result is mine? I started using it, small means young', []],
    ['', []],
  ])('finds in <%s> the codes %s', (text, codes) => {
    expect(codesIn(text)).toEqual(codes)
  })

  test('finds the codes of 200 people between words, except those without a digit or an inner capital', async () => {
    const { codes } = (await readJsonFixture('codes/faces.json')) as {
      readonly codes: ReadonlyArray<string>
    }
    for (const code of codes.filter((each) => /\d|.[A-Z]/.test(each))) {
      expect(codesIn(`結果コードは ${code} です`)).toEqual([code])
      expect(codesIn(`code:${code}.`)).toEqual([code])
      if (code.length === 7) expect(codesIn([...code].join('-'))).toEqual([code])
    }
  })

  test('reads no price as a result', () => {
    for (let price = 10_000; price < 100_000; price += 100)
      expect(codesIn(`合計${price}円、1F7womQ`)).toEqual(['1F7womQ'])
  })

  // 32,000 characters took 7 s when the time grew with the square of the length.
  test.each([
    ...[
      'ありがとうございました。とても嬉しいです。',
      'iVBORw0KGgoAAAANSUhEUgAA',
      'a',
      'a ',
      'a-',
      '.',
    ],
    ...[
      '/result/a',
      '/compare/a」',
      'result/__;',
      'https-3A__',
      'kaoiro-',
      '%25',
      '25',
      '=E3',
      '@',
    ],
  ])('finishes 100,000 characters of <%s>', (unit) => {
    const text = unit.repeat(100_000 / unit.length)
    expect(codesIn(`${text} https://a.example/result/1F7womQ`)).toContain('1F7womQ')
    expect(codesIn(`%25${text}`).length).toBeLessThan(3)
    expect(cleanPageAddress(`/compare/a/${text}`)).not.toBe('')
  })

  test.each([
    'https://kaoiro.example/compare/1F7womQ/3MMBBYc',
    'https://kaoiro.example/compare/1F7womQ/3MMBBYc?lang=en#top',
    '/compare/1F7womQ/3MMBBYc/',
    '二人の結果はhttps://kaoiro.example/compare/1F7womQ/3MMBBYcです',
    'https%3A%2F%2Fkaoiro.example%2Fcompare%2F1F7womQ%2F3MMBBYc',
    'https://kaoiro.example/compare/1F7womQ」/3MMBBYc',
    'https://kaoiro.example/compare/「1F7womQ」/「3MMBBYc」です',
    'https://kaoiro.example/compare/1F7womQ%E3%81%A8/%33MMBBYc',
  ])('finds both codes of a comparison in <%s>', (text) => {
    expect(codesIn(text)).toEqual(['1F7womQ', '3MMBBYc'])
  })

  test('returns the two codes of any comparison path', () => {
    fc.assert(
      fc.property(webUrlArb(), diagnosisArb, diagnosisArb, (site, one, other) => {
        const codes = [resultCode.encode(one), resultCode.encode(other)] as const
        const origin = site.replace(/[?#].*/, '')
        fc.pre(codes[0] !== codes[1])
        expect(codesIn(`${origin}${comparePath(...codes)}`)).toEqual(codes)
      }),
    )
  })
})

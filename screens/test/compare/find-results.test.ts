import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { compare } from '@kaoiro/texts/ja'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { codePointArb } from '@kaoiro/fixtures/arbitraries/values'
import { resultAddress, resultCode } from '@kaoiro/core/result-code'
import { findResult, maxCharacters, problemOf } from '../../src/compare/find-results.js'

const codeArb = diagnosisArb.map(resultCode.encode)

/** Hostile texts from a clipboard: scripts, paths, encodings, and marks that reverse the direction of text. */
const hostileArb = fc.oneof(
  fc.string({ unit: codePointArb, maxLength: 300 }),
  fc.constantFrom(
    ...['javascript:alert(1)', '<img src=x onerror=alert(1)>', '/result/../../v1/sessions'],
    ...['/result/%2e%2e%2f', '%E0%A4%A', '\u202e/result/1F7womQ\u202c', '/result/1F7womQ/../x'],
    ...['/result/'.repeat(400), '/compare/1F7womQ/zz', '//evil.example/result/', 'result/\0'],
  ),
)

describe('a pasted text', () => {
  it('gives the code of a link, even with text before it, or the code that is pasted alone', () => {
    fc.assert(
      fc.property(codeArb, fc.constantFrom('', '診断しました！ ', 'See: '), (code, before) => {
        const address = resultAddress('https://beauty.example.com', code)
        for (const text of [before + address, ` ${code}\n`])
          expect(findResult(text)).toMatchObject(E.right({ code }))
      }),
    )
  })

  it('that is hostile gives an error or a valid code', () => {
    fc.assert(
      fc.property(hostileArb, (text) => {
        const read = findResult(text)
        if (E.isRight(read)) {
          const { code } = read.right
          expect(code).toMatch(/^[\dA-Za-z]{1,7}$/)
          expect(E.isRight(resultCode.decode(code))).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('that is empty or too long is rejected without being parsed', () => {
    expect(findResult(' \n')).toEqual(E.left('empty'))
    expect(findResult(`${'x'.repeat(maxCharacters)}/result/1F7womQ`)).toEqual(E.left('tooLong'))
  })

  const { problems } = compare

  it.each([
    ['1F7womQ', null],
    ['', problems.empty],
    ['結果がありません https://a.example/', problems.noResult],
    ['1F7w#mQ', problems.wrongCharacter({ character: '#' })],
    ['https://a.example/result/zzzzzzzz', problems.tooManyDigits({ max: 7 })],
    ['lF7womQ', problems.mistyped],
    ['1F7womO', problems.mayBeMistyped],
  ])('%s: says what is wrong', (text, problem) => {
    const told = problemOf(problems, findResult(text))
    if (problem === null) expect(told).toBeNull()
    else expect(told).toContain(problem)
  })

  it.each(['lF7womQ', '1F7womO', '1F7w#mQ'])('%s: names the code that it may be', (text) => {
    expect(problemOf(problems, findResult(text))).toContain('1F7womQ')
  })
})

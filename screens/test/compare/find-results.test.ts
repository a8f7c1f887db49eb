import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { compare } from '@kaoiro/texts/ja'
import { diagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { codePointArb } from '@kaoiro/fixtures/arbitraries/values'
import { resultAddress, resultCode } from '@kaoiro/core/result-code'
import {
  findResult,
  findResults,
  maxCharacters,
  problemOf,
  staffReading,
} from '../../src/compare/find-results.js'
import type { PickProblem } from '../../src/compare/pick-result.js'
import { pickByLink, pickByQr, pickMessages } from '../../src/compare/pick-result.js'

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

const { problems } = compare

describe('the other result', () => {
  const linkTo = (code: string) => `https://a.example/result/${code}`
  const left = (picked: ReturnType<typeof pickByLink>): PickProblem =>
    E.isLeft(picked) ? picked.left : null

  it('is found by a link, or by the text of a QR code', () => {
    expect(pickByLink(linkTo('1F7womQ'), null)).toEqual(E.right('1F7womQ'))
    expect(pickByQr(linkTo('1F7womQ'))).toEqual(E.right('1F7womQ'))
  })

  it('that may be mistyped is questioned once', () => {
    const questioned = left(pickByLink('1F7womO', null))
    expect(pickMessages(problems, questioned).link).toContain(problems.again)
    expect(pickByLink('1F7womO', questioned)).toEqual(E.right('1F7womO'))
    expect(E.isLeft(pickByLink('1F7womO', left(pickByLink('', null))))).toBe(true)
  })

  it('that is not found has a message at its place', () => {
    const messages = (picked: ReturnType<typeof pickByLink>) => pickMessages(problems, left(picked))
    expect(messages(pickByLink('', null))).toEqual({ scan: null, link: problems.empty })
    expect(messages(pickByLink(null, null))).toEqual({ scan: null, link: problems.noClipboard })
    expect(messages(pickByQr('https://a.example/'))).toEqual({ scan: problems.notInQr, link: null })
    expect(pickMessages(problems, null)).toEqual({ scan: null, link: null })
  })
})

describe('what staff read', () => {
  const read = (text: string) => staffReading(problems, findResults(text))

  it('has both results of a comparison', () => {
    expect(read('https://a.example/compare/1F7womQ/3MMBBYc')).toEqual({
      codes: ['1F7womQ', '3MMBBYc'],
      problem: null,
    })
  })

  it('has the good results of a message with a bad link, and what is wrong with that', () => {
    const links = ['zzzzzzzz', '1F7womQ'].map((code) => `https://a.example/result/${code}`)
    const { codes, problem } = read(links.join(' '))
    expect(codes).toEqual(['1F7womQ'])
    expect(problem).toContain(`zzzzzzzz: ${problems.tooManyDigits({ max: 7 })}`)
  })

  it('has a result that may be mistyped, with the codes that it may be', () => {
    const { codes, problem } = read('1F7womO')
    expect(codes).toEqual(['1F7womO'])
    expect(problem).toContain('1F7womQ')
  })

  it('has no result of a text without a code', () => {
    const { codes, problem } = read('1F7wom/')
    expect(codes).toEqual([])
    expect(problem).not.toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reasons } from '@kaoiro/core/diagnosis'
import { languages } from '@kaoiro/core/language'
import { loadMessages } from '@kaoiro/texts/load'
import { codePointsArb } from '@kaoiro/fixtures/arbitraries/values'
import { faultLine, jsonLine, printable } from '../../src/print/printable.js'

/** Characters that control a terminal or change the direction of text. */
const controlCharacters = /[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/

describe('printable', () => {
  test('replaces control characters in any text', () => {
    fc.assert(
      fc.property(codePointsArb, (text) => {
        expect(printable(text)).not.toMatch(controlCharacters)
      }),
    )
  })

  test('escapes bytes of names that are not UTF-8', () => {
    expect(printable('\udc8a😀.jpg')).toBe('\\x8a😀.jpg')
  })

  test('keeps both ends of a long path', () => {
    const [one, other] = ['one.jpg', 'other.jpg'].map((name) =>
      printable(`/photos/${'deep/'.repeat(60)}${name}`),
    )
    expect(one).toMatch(/^\/photos\/.* … .*\/one\.jpg$/)
    expect(one).not.toBe(other)
    expect(one?.length).toBeLessThan(130)
  })
})

describe('faultLine', () => {
  test.each(reasons)('prints the whole advice on a failed analysis (%s)', async (reason) => {
    for (const { diagnosis } of await Promise.all(languages.map(loadMessages))) {
      const why = diagnosis({ _tag: 'AnalysisFailed', reason })
      expect(faultLine('photo.jpg', why)).toBe(`kaoiro: photo.jpg: ${why}`)
    }
  })

  test('limits its length and replaces control characters', () => {
    const line = faultLine('a'.repeat(10_000), `\u001b[2J${'b'.repeat(10_000)}`)
    expect(line.length).toBeLessThan(600)
    expect(line).not.toContain('\u001b')
  })
})

describe('jsonLine', () => {
  test('writes any text as one line without control characters', () => {
    fc.assert(
      fc.property(codePointsArb, (text) => {
        const line = jsonLine({ text })
        expect(line.slice(0, -1)).not.toMatch(controlCharacters)
        expect(line.endsWith('}\n')).toBe(true)
        expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify({ text })))
      }),
    )
  })

  test('escapes control characters above U+FFFF', () => {
    expect(jsonLine('a\u{e0001}b')).toBe('"a\\udb40\\udc01b"\n')
  })
})

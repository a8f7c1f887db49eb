import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codePointsArb } from '@kaoiro/fixtures/arbitraries/values'
import { jsonLine } from '../../src/print/printable.js'
import { kaoiro } from '../in-process.js'

/** What steers a terminal or turns the order of what it shows. */
const controlCharacters = /[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/

/** A photo's name as somebody may have sent it: a C1 control (CSI) and a right-to-left override. */
const name = 'no\u009b31m\u202egpj.jpg'

describe('a line of JSON', () => {
  test('has no control characters, is one line, and parses to what was written', () => {
    fc.assert(
      fc.property(codePointsArb, (text) => {
        const line = jsonLine({ text })
        expect(line.slice(0, -1)).not.toMatch(controlCharacters)
        expect(line.endsWith('}\n')).toBe(true)
        expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify({ text })))
      }),
    )
  })

  test('escapes control characters beyond 16 bits too', () => {
    expect(jsonLine('a\u{e0001}b')).toBe('"a\\udb40\\udc01b"\n')
  })

  test('leaves Japanese as it is', () => {
    expect(jsonLine('顔色.jpg')).toBe('"顔色.jpg"\n')
  })

  test.each([
    ['check', ['check', name, '--json']],
    ['diagnose --dry-run', ['diagnose', name, '--gender', 'MEN', '--dry-run', '--json']],
    ['diagnose', ['diagnose', name, `${name}2`, '--gender', 'MEN', '--api', 'http://127.0.0.1:9']],
  ])("%s writes a photo's name like that", async (_, args) => {
    const { stdout } = await kaoiro(args)
    expect(stdout).toContain('\\u009b31m\\u202egpj')
    expect(stdout.replaceAll('\n', '')).not.toMatch(controlCharacters)
  })
})

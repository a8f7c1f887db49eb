import { execFileSync } from 'node:child_process'
import { loadTerminal } from '@kaoiro/texts/load'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { manPage, escaped } from '../../../src/commands/man/run.js'
import { kaoiro } from '../../in-process.js'
import { outline } from '../../outline.js'

const { environment, exitCodes, ...texts } = await loadTerminal('en', 'help')

const page = manPage(outline, { environment, exitCodes, ...texts })

/** Converts roff to plain text; knows only the escapes that `escaped` writes. */
const shown = (roff: string): string =>
  roff
    .replace(/\\f[BIR]/g, '')
    .replace(/\\\[u([0-9A-F]+)\]/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/\\\(([a-z]{2})/g, (_, name: string) => glyphs[name] ?? '')
    .replace(/\\&/g, '')
    .replace(/\\(.)/g, (_, char: string) => (char === 'e' ? '\\' : char))

const glyphs: Readonly<Record<string, string>> = { aq: "'", ga: '`', ha: '^', ti: '~' }

describe('kaoiro man', () => {
  test('prints the page', async () => {
    const { code, stdout, stderr } = await kaoiro(['man'])
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: page, stderr: '' })
  })

  test('contains only ASCII and the expected roff requests', () => {
    expect(page).toMatch(/^[\n -~]*$/)
    for (const line of page.split('\n').filter((each) => /^[.']/.test(each)))
      expect(line).toMatch(/^\.(TH|SH|SS|TP|PP|nf|fi)\b/)
  })

  test('lists the variables and exit codes', () => {
    for (const name of Object.keys({ ...environment, ...exitCodes })) expect(page).toContain(name)
  })

  test.each(outline.commands.map((command) => [command.name, command] as const))(
    'contains the whole help of %s',
    (_, { usage, examples, notes, options, ...command }) => {
      const text = shown(page)
      for (const part of [
        usage,
        ...notes,
        ...examples.map((example) => example.replace(/ +/g, ' ')),
        ...options.map(({ term }) => term),
        ...options.map(({ details }) => details.slice(1)),
        ...command.arguments.map(({ description }) => description.slice(1)),
      ])
        expect(text).toContain(part)
    },
  )
})

describe('escaped', () => {
  test.each([
    ['--lang', '\\-\\-lang'],
    ['.hidden', '\\&.hidden'],
    ["it's", 'it\\(aqs'],
    ["'quoted'", '\\(aqquoted\\(aq'],
    ['a\\b', 'a\\eb'],
    ['顔', '\\[u9854]'],
    ['two\nlines', 'two lines'],
  ])('writes %j as %s', (text, roff) => expect(escaped(text)).toBe(roff))

  test('keeps every character', () => {
    const textArb = fc.string({ unit: fc.constantFrom(...Array.from('.\'-\\`^~ aB$"×顔😀[]')) })
    fc.assert(
      fc.property(textArb, (text) => {
        expect(shown(escaped(text))).toBe(text.replace(/ +/g, ' '))
      }),
    )
  })
})

/** The warnings of groff; null if it is not installed. */
const warnings = (): string | null => {
  try {
    return execFileSync('sh', ['-c', 'groff -man -Tutf8 -ww 2>&1 >/dev/null'], {
      input: page,
      encoding: 'utf8',
    })
  } catch {
    return null
  }
}

test('groff accepts the page without warnings if it is installed', () => {
  expect(warnings() ?? '').toBe('')
})

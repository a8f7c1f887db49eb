import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { environment, exitCodes } from '../../../src/command-line/conventions.js'
import { manPage } from '../../../src/commands/man/run.js'
import { escaped } from '../../../src/commands/man/roff.js'
import { kaoiro } from '../../in-process.js'
import { outline } from '../../outline.js'

const page = manPage(outline)

/** What a reader sees of roff text, by the few escapes that we write. */
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

  test('its sections are in the order of man-pages(7), examples first', () => {
    expect(page.match(/(?<=^\.SH ).*/gm)).toEqual([
      'NAME',
      'SYNOPSIS',
      'DESCRIPTION',
      'EXAMPLES',
      'OPTIONS',
      'COMMANDS',
      'ENVIRONMENT',
      'EXIT STATUS',
      'FILES',
    ])
  })

  test('is ASCII, and no line is a request by accident', () => {
    expect(page).toMatch(/^[\n -~]*$/)
    for (const line of page.split('\n').filter((each) => /^[.']/.test(each)))
      expect(line).toMatch(/^\.(TH|SH|SS|TP|PP|nf|fi)\b/)
  })

  test('names the variables and the exit codes', () => {
    for (const { name } of [...environment, ...exitCodes]) expect(page).toContain(name)
  })

  test.each(outline.commands.map((command) => [command.name, command] as const))(
    'describes all of %s that its help does',
    (_, { usage, examples, notes, options, ...command }) => {
      const text = shown(page)
      for (const told of [
        usage,
        ...notes,
        ...examples.map((example) => example.replace(/ +/g, ' ')),
        ...options.map(({ term }) => term),
        ...options.map(({ details }) => details.slice(1)),
        ...command.arguments.map(({ description }) => description.slice(1)),
      ])
        expect(text).toContain(told)
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
  ])('%j: %s', (text, roff) => expect(escaped(text)).toBe(roff))

  test('loses no letter', () => {
    const textArb = fc.string({ unit: fc.constantFrom(...Array.from('.\'-\\`^~ aB$"×顔😀[]')) })
    fc.assert(
      fc.property(textArb, (text) => {
        expect(shown(escaped(text))).toBe(text.replace(/ +/g, ' '))
      }),
    )
  })
})

/** null where there is no groff, which says the same as the tests above, and more. */
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

test('groff, if it is installed, gives no warning', () => {
  expect(warnings() ?? '').toBe('')
})

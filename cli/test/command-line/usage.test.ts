import { describe, expect, test } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { displayWidth } from '../../src/print/columns.js'
import { kaoiro } from '../in-process.js'
import { outline } from '../outline.js'

const ours = outline.commands.filter(({ name }) => name !== 'help')

describe('kaoiro', () => {
  test('checks addresses in the environment like options and ignores empty ones', async () => {
    const wrong = await kaoiro(['render', '1F7womQ'], { env: { KAOIRO_SITE_URL: 'example.com' } })
    expect(wrong).toMatchObject({ code: 2, stdout: '' })
    expect(wrong.stderr).toContain('KAOIRO_SITE_URL')
    const args = ['diagnose', 'no-such-photo.jpg', '--gender', 'MEN']
    const empty = await kaoiro(args, { env: { KAOIRO_API_URL: '', KAOIRO_SITE_URL: ' ' } })
    expect(empty).toMatchObject({ code: 1, stderr: 'kaoiro: no-such-photo.jpg: no such file\n' })
  })

  test('suggests a similar command for an unknown one', async () => {
    const { stderr } = await kaoiro(['decoed', 'x'])
    expect(stderr).toBe(
      'kaoiro: unknown command "decoed"\n(Did you mean decode?)\n(See kaoiro --help.)\n',
    )
  })

  test.each([['--version'], ['-v'], ['-V']])('%s prints the version', async (flag) => {
    expect(await kaoiro([flag])).toMatchObject({ code: 0, stdout: 'test\n', stderr: '' })
  })

  test('prints the help to stderr without a command', async () => {
    const { stdout } = await kaoiro(['--help'])
    expect(await kaoiro([])).toEqual({ code: 2, stdout: '', stderr: stdout })
  })
})

describe.each([
  ['kaoiro', [], outline] as const,
  ...ours.map((command) => [`kaoiro ${command.name}`, [command.name], command] as const),
])('%s --help', (_, args, { examples }) => {
  test('prints examples first, to stdout only', async () => {
    const { code, stdout, stderr } = await kaoiro([...args, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Examples:\n {2}\S.*\n(?:.*\n)*Usage: /)
    expect(examples.length).toBeGreaterThan(0)
  })

  test.each(languages)(
    'has a text for each item in %s, and fits 80 and 50 columns',
    async (language) => {
      const { stdout } = await kaoiro([...args, '--help', '--lang', language], { outColumns: 200 })
      const [, listed = ''] = stdout.split(/\nUsage.*\n|\n使い方.*\n|\n用法.*\n|\n사용법.*\n/)
      const items = listed.match(/^ {2}\S.*$/gm) ?? []
      expect(items.filter((item) => !/\S {2,}\S/.test(item))).toEqual([])
      for (const outColumns of [80, 50]) {
        const { stdout } = await kaoiro([...args, '--help', '--lang', language], { outColumns })
        const wide = stdout.split('\n').filter((line) => displayWidth(line) > outColumns)
        expect(wide.filter((line) => !examples.includes(line.trim()))).toEqual([])
      }
    },
  )
})

describe('usage errors', () => {
  const photo = ['diagnose', 'a.jpg', '--gender', 'MEN']
  const wrong = [
    ['decoed'],
    ['decode'],
    ['decode', '1F7womQ', '--hepl'],
    ['decode', '1F7womQ', '--lang'],
    ['decode', '1F7womQ', '--lang', 'xx'],
    ['decode', '1F7womQ', '--csv', '--json'],
    ['decode', '-', '1F7womQ', '-'],
    ['decode', '--compare', '1F7womQ'],
    ['encode'],
    ['encode', 'a', 'b', '--gender', 'MEN'],
    ['man', 'x'],
    ['store', 'x', 'lumen'],
    ['light-card'],
    ['render', 'a', '--out', 'card.gif'],
    ['render', 'a', '--out', ''],
    ['render', 'a', '--brand', 'a\nb'],
    ['serve', '--port', '1.5'],
    [...photo, '--hairline', 'automatic'],
    [...photo, '--concurrency', '0'],
    [...photo, '--api', 'ftp://a.example'],
    [...photo, '--api', 'http://me:pw@a.example'],
  ]

  test.each(wrong)('of %j exit with 2, in the language of the locale', async (...args) => {
    const { code, stdout, stderr } = await kaoiro(args, { env: { LANG: 'ja_JP.UTF-8' } })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    const [message = '', ...hints] = stderr.trimEnd().split('\n')
    expect(message).toMatch(/^kaoiro: .*[ぁ-ん]/)
    expect(message).not.toMatch(/\b(?:error|unknown|missing|use|kind|is|argument)\b/i)
    const [command = ''] = args
    const isKnown = ours.some(({ name }) => name === command)
    expect(hints.at(-1)).toBe(`（kaoiro ${isKnown ? `${command} ` : ''}--helpをご覧ください）`)
  })

  test('name a variable of the environment', async () => {
    const env = { LANG: 'ko', KAOIRO_API_URL: 'nowhere' }
    const { stderr } = await kaoiro(photo, { env })
    expect(stderr).toMatch(/^kaoiro: KAOIRO_API_URL: .*주소를 쓰세요\.\n/)
  })
})

test.each(ours.map(({ name }) => name))(
  'kaoiro help %s prints the same as --help',
  async (name) => {
    expect(await kaoiro(['help', name])).toEqual(await kaoiro([name, '--help']))
  },
)

test('every example in the help uses existing commands and options', () => {
  const names = outline.commands.map(({ name }) => name)
  for (const { examples } of [outline, ...ours])
    for (const example of examples) {
      const [, command] = /\bkaoiro ([a-z-]+)/.exec(example) ?? []
      expect(names).toContain(command)
      const { options = [] } = outline.commands.find(({ name }) => name === command) ?? {}
      const flags = example.slice(example.indexOf('kaoiro')).match(/(?<= )--?[a-z-]+/g) ?? []
      for (const flag of flags) expect(options.flatMap((option) => option.flags)).toContain(flag)
    }
})

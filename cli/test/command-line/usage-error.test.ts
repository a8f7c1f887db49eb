import { describe, expect, test } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { fixturePath } from '@kaoiro/fixtures/files'
import { kaoiro } from '../in-process.js'

/** A file, where a folder is expected. */
const file = fixturePath('codes/vectors.json')

const photo = ['diagnose', 'photo.jpg', '--gender', 'MEN']

const dcs = 'x\u001b]0;title\u0007\u009b31m\u202e.jpg'

describe('usage errors', () => {
  test.each([
    ['a command', [dcs]],
    ['an option', ['decode', '1F7womQ', `--${dcs}`]],
    ['an excess argument', ['man', dcs]],
    ['a choice', ['decode', '1F7womQ', '--lang', dcs]],
    ['a value', ['diagnose', 'a.jpg', '--gender', dcs]],
    ['a name with a line break', ['man', 'a\nkaoiro: all is well']],
    ['a file', ['render', '1F7womQ', '--out', dcs]],
  ])('report %s without control characters', async (_, args) => {
    const { code, stderr } = await kaoiro(args)
    expect(code).toBe(2)
    expect(stderr).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/)
    const lines = stderr.trimEnd().split('\n')
    expect(lines[0]).toMatch(/^kaoiro: /)
    expect(lines.slice(1).every((line) => line.startsWith('('))).toBe(true)
  })

  test.each([
    ['decode 1F7womQ --lang jp', 'ja'],
    ['diagnose a.jpg --gender womin', 'WOMEN'],
    ['diagnose a.jpg --gender MEN --hairline atuo', 'auto'],
    ['render 1F7womQ --format pgn', 'png'],
    ['store chek lumen', 'check'],
    ['decode 1F7womQ --hepl', '--help'],
    ['help decod', 'decode'],
  ])('of %j suggest %s', async (line, name) => {
    const { code, stdout, stderr } = await kaoiro(line.split(' '))
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.split('\n')).toContain(`(Did you mean ${name}?)`)
    expect(stderr.split('\n').length).toBeLessThan(6)
  })

  test('suggest nothing for a value that is like none', async () => {
    const { stderr } = await kaoiro(['decode', '1F7womQ', '--lang', 'klingon'])
    expect(stderr).not.toContain('Did you mean')
  })

  test('shorten very long values', async () => {
    const { stderr } = await kaoiro(['decode', '1F7womQ', '--lang', 'z'.repeat(100_000)])
    expect(stderr.length).toBeLessThan(1500)
    expect(stderr).toContain(`Use one of: ${languages.join(', ')}`)
  })
})

describe('options with an address', () => {
  test.each([
    ['http://user:pass-word@127.0.0.1:9'],
    ['http://user:pass-word@@127.0.0.1:9'],
    ['http://user:pass-word /@127.0.0.1:9'],
    ['http:user:pass-word@127.0.0.1'],
    ['https://user:pass-word@example.com/?a=1'],
    ['http://us\u009ber:pass-word@example.com'],
    ['https://pass-word@example.com'],
  ])('reject %j and never print the password', async (address) => {
    for (const option of ['--api', '--site']) {
      const { code, stdout, stderr } = await kaoiro([...photo, option, address])
      expect(code).toBe(2)
      expect(stderr).toContain(option)
      expect(stdout + stderr).not.toContain('pass-word')
    }
    const inEnvironment = await kaoiro(photo, { env: { KAOIRO_API_URL: address } })
    expect(inEnvironment.code).toBe(2)
    expect(inEnvironment.stderr).toContain('KAOIRO_API_URL')
    expect(inEnvironment.stderr).not.toContain('pass-word')
  })

  test('suggest what to do instead of a password in the address', async () => {
    const { stderr } = await kaoiro([...photo, '--api', 'http://user:pass-word@127.0.0.1:9'])
    expect(stderr).toContain('…@127.0.0.1:9')
    expect(stderr).toContain('Leave out user and password')
    expect(stderr).toContain('proxy')
  })
})

describe('system errors', () => {
  test('are reported with the file, in the language of the command line', async () => {
    const full = new Error('ENOSPC: no space left on device, write')
    const out = () => {
      throw Object.assign(full, { code: 'ENOSPC', path: 'results.csv' })
    }
    const { code, stderr } = await kaoiro(['decode', '1F7womQ', '--lang', 'ja'], { out })
    expect(code).toBe(1)
    expect(stderr).toContain('kaoiro: results.csv: ディスクに空きがありません\n')
  })

  test.each([
    [['check', `${file}/a.jpg`]],
    [['diagnose', `${file}/a.csv`, '--gender', 'MEN']],
    [['diagnose', file, '--gender', 'MEN', '--out', `${file}/a.csv`]],
    [['render', '1F7womQ', '--out', `${file}/a.svg`]],
    [['store', 'new', `${file}/a`]],
  ])('of %j say that the folder is a file', async (args) => {
    const { stdout, stderr } = await kaoiro(args)
    expect(stdout + stderr).toContain('its folder is a file')
    expect(stdout + stderr).not.toContain('ENOTDIR')
  })

  test('say that the folder of a new store is a file', async () => {
    expect((await kaoiro(['store', 'new', file])).stderr).toContain('a file of this name exists')
  })
})

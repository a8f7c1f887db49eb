import { describe, expect, test } from 'vitest'
import { kaoiro } from './in-process.js'

describe('usage', () => {
  test.each([
    [],
    ['dcode', '1F7womQ'],
    ['decode'],
    ['decode', 'a', 'b'],
    ['decode', 'a', '--lang', 'fr'],
    ['diagnose', 'photo.jpg'],
    ['diagnose', 'photo.jpg', '--gender', 'OTHER'],
    ['diagnose', 'photo.jpg', '--gender', 'MEN', '--hairline', '101'],
    ['diagnose', 'photo.jpg', '--gender', 'MEN', '--hairline', ''],
    ['diagnose', 'photo.jpg', '--gender', 'MEN', '--api', 'ftp://example.com'],
    ['diagnose', 'photo.jpg', '--gender', 'MEN', '--api', 'http://example.com/?key=1'],
    ['serve', '--port', '99999'],
    ['serve', '--port', '80.5'],
  ])('%j is wrong usage: exit code 2, and nothing on stdout', async (...args) => {
    const { code, stdout, stderr } = await kaoiro(args)
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).not.toBe('')
  })

  test('an address in the environment is checked as an option is, and an empty one is none', async () => {
    const args = ['diagnose', 'no-such-photo.jpg', '--gender', 'MEN']
    const wrong = await kaoiro(args, { env: { KAOIRO_API_URL: 'api.example.com' } })
    expect(wrong.code).toBe(2)
    expect(wrong.stderr).toContain('KAOIRO_API_URL')
    const empty = await kaoiro(args, { env: { KAOIRO_API_URL: '', KAOIRO_SITE_URL: '' } })
    expect(empty).toMatchObject({ code: 1, stderr: 'kaoiro: no-such-photo.jpg: no such file\n' })
  })

  test('a wrong command is told its likely right one', async () => {
    expect((await kaoiro(['decoed', 'x'])).stderr).toContain('Did you mean decode?')
  })

  test.each([['--help'], ['decode', '--help'], ['diagnose', '--help'], ['serve', '--help']])(
    'kaoiro %s %s shows examples on stdout',
    async (...args) => {
      const { code, stdout, stderr } = await kaoiro(args)
      expect(code).toBe(0)
      expect(stdout).toContain('Examples:')
      expect(stderr).toBe('')
      expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
    },
  )

  test('--version prints the version', async () => {
    expect(await kaoiro(['--version'])).toMatchObject({ code: 0, stdout: 'test\n' })
  })
})

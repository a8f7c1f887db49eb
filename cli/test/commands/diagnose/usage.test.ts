import { describe, expect, test } from 'vitest'
import { kaoiro } from '../../in-process.js'

describe.concurrent('kaoiro diagnose', () => {
  test.each([
    [['a.jpg'], 'a.jpg: --gender is missing'],
    [['https://example.com/a.jpg', '--gender', 'MEN'], 'not fetched'],
    [['*.nothing', '--gender', 'MEN'], '*.nothing: no photo matches'],
    [['a.jpg', '--gender', 'MEN', '--retry-errors'], '--out'],
    [['a.jpg', '--gender', 'MEN', '--record', 'x', '--replay', 'y'], 'cannot be used together'],
    [['a.jpg', '--gender', 'MEN', '--record', 'x'], '--record needs --api'],
    [['a.jpg', '--gender', 'MEN', '--timeout', '9'], '--timeout needs --api'],
  ])('rejects %j with exit code 2 and one line that gives the reason', async (args, words) => {
    const { code, stdout, stderr } = await kaoiro(['diagnose', ...args])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^kaoiro: [^\n]*\n$/)
    expect(stderr).toContain(words)
  })
})

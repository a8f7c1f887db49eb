import { expect, test } from 'vitest'
import { jsonLinesIn, kaoiro } from '../in-process.js'

// O for Q at the end: another face pattern and season, which do not fit the levels and shares.
test.each([
  'decode 1F7womO',
  'decode --compare 3MMBBYc 1F7womO',
  'render 1F7womO --format svg',
  'report 1F7womO',
])(
  'kaoiro %s: shows the result, says that the code may be mistyped, and names similar codes',
  async (command) => {
    const { code, stdout, stderr } = await kaoiro([...command.split(' '), '--lang', 'en'])
    expect(code).toBe(0)
    expect(stdout).not.toBe('')
    expect(stderr).toMatch(
      /^kaoiro: "1F7womO": the code may be mistyped: .*; similar codes: 1F7womQ /m,
    )
  },
)

test('kaoiro decode --json lists the similar codes of a code that may be mistyped', async () => {
  const { stdout, stderr } = await kaoiro(['decode', '1F7womO', '1F7womQ', '--json', '--quiet'])
  expect(jsonLinesIn(stdout)).toMatchObject([
    { mistypedOf: expect.arrayContaining(['1F7womQ']) as unknown },
    { mistypedOf: null },
  ])
  expect(stderr).toBe('')
})

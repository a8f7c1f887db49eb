import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '@kaoiro/core/language'
import { resultCode } from '@kaoiro/core/result-code'
import { shownDiagnosisArb } from '@kaoiro/fixtures/arbitraries/diagnosis'
import { displayWidth } from '../../../src/print/columns.js'
import { kaoiro } from '../../in-process.js'

const compare = (...args: ReadonlyArray<string>) => kaoiro(['decode', '--compare', ...args])

/** The lines marked as different. */
const marked = (stdout: string): ReadonlyArray<string> =>
  stdout.split('\n').filter((line) => line.startsWith('  ≠ '))

describe('kaoiro decode --compare', () => {
  test('prints two results side by side and marks the differences', async () => {
    const { code, stdout, stderr } = await compare('1F7womQ', '/result/3MMBBYc')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(marked(stdout)).toEqual([
      '  ≠ Face pattern: Pretty or Sweet (Women) → Sweet (Women)',
      '  ≠ B  · · ● · ·  · ● · · ·  Eyebrow angle: Standard → Slightly arched',
      '  ≠ E  · ● ·      · · ●      Position of eyes, nose and mouth from the chin:',
      '  ≠ Personal colour: Yellow-base spring → Blue-base summer',
      '  ≠ ████████████········  58 %  █████···············  24 %  Yellow-base spring',
      '  ≠ █████···············  24 %  ██████████··········  51 %  Blue-base summer',
      '  ≠ █···················   4 %  ██··················  11 %  Blue-base winter',
    ])
    expect(stdout).toContain('    A  · · · ● ·  · · · ● ·  Face line: Slightly round\n')
    expect(stdout).toContain('  4 differences\n')
    expect(stdout).toContain('  Face pattern: Pretty or Sweet for A, Sweet for B.\n')
    expect(stdout).toContain('  Light colours suit both.\n')
  })

  test('reports equal results in the chosen language', async () => {
    const { stdout } = await compare('1F7womQ', '0001F7womQ')
    expect(stdout).toContain('Both results are the same.')
    expect(marked(stdout)).toEqual([])
    const inJapanese = await compare('1F7womQ', '1F7womQ', '--lang', 'ja')
    expect(inJapanese.stdout).toContain('2つとも、同じ結果です。')
  })

  test('prints one object with both results and their differences with --json', async () => {
    const { stdout } = await compare('1F7womQ', '3MMBBYc', '--json')
    const read = JSON.parse(stdout) as Record<string, unknown>
    expect(Object.keys(read)).toEqual(['a', 'b', 'differences'])
    expect(read).toMatchObject({ a: { code: '1F7womQ' }, b: { faceType: 'sweet' } })
    expect(read['differences']).toContainEqual({ part: 'faceType', a: 'pretty', b: 'sweet' })
  })

  test('fits the terminal, from 50 to 80 columns, for any two results in every language', async () => {
    await fc.assert(
      fc.asyncProperty(
        shownDiagnosisArb,
        shownDiagnosisArb,
        fc.constantFrom(...languages),
        fc.integer({ min: 50, max: 100 }),
        async (a, b, language, outColumns) => {
          const codes = [resultCode.encode(a), resultCode.encode(b)]
          const args = ['decode', '--compare', ...codes, '--lang', language]
          const { stdout } = await kaoiro(args, { outColumns })
          const columns = Math.min(outColumns, 80)
          expect(stdout.split('\n').filter((line) => displayWidth(line) > columns)).toEqual([])
        },
      ),
    )
  })

  test('reports each invalid code', async () => {
    const { code, stdout, stderr } = await compare('1F7wo-Q', 'zz-')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr.match(/^kaoiro: "/gm)).toHaveLength(2)
  })

  test.each([[['1F7womQ']], [['1F7womQ', '1F7womQ', '1F7womQ']], [['1F7womQ', '-']]])(
    'rejects %j, which are not two codes',
    async (codes) => {
      const { code, stdout, stderr } = await compare(...codes)
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain('two codes')
    },
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summaryOf } from '../../../../src/commands/diagnose/results/summary.js'
import { languages } from '@kaoiro/core/language'
import { recordArb } from '@kaoiro/fixtures/arbitraries/diagnosis-record'
import { summaryTable } from '../../../../src/commands/diagnose/results/summary-table.js'
import { loadContent, loadTerminal } from '@kaoiro/texts/load'
import { displayWidth } from '../../../../src/print/columns.js'

const tableIn = async (language: (typeof languages)[number]) =>
  summaryTable(await loadTerminal(language, 'diagnose'), await loadContent(language))

const summary = {
  results: 1200,
  errors: 8,
  faceTypes: [
    ['pretty', 900],
    ['chic', 300],
  ],
  seasons: [['spring', 1200]],
  latencies: [{ call: 'get session', count: 2400, p50: 1.24, p95: 12.4, p99: 1234.5 }],
  kinds: [['AnalysisFailed:no-face', 8]],
} as const

describe('summaryTable', () => {
  test('prints counts, shares and percentiles', async () => {
    expect((await tableIn('en'))(summary, 75_000)).toBe(
      [
        '',
        '  1,200 results, 8 errors in 1 min 15 s',
        '',
        '  Face pattern',
        '    Pretty                                   900    75 %',
        '    Chic                                     300    25 %',
        '',
        '  Personal colour',
        '    Yellow-base spring                     1,200   100 %',
        '',
        '  Duration of calls (ms)                   calls     p50     p95     p99',
        '    get session                            2,400     1.2      12   1,235',
        '',
        '  Errors',
        '    AnalysisFailed:no-face                     8',
        '',
        '',
      ].join('\n'),
    )
  })

  test('aligns its columns in Japanese', async () => {
    const lines = (await tableIn('ja'))(summary, null).split('\n')
    expect(lines[1]).toBe('  結果1,200件、エラー8件')
    const [head = '', row = ''] = lines.filter((line) => line.includes('p50') || /1,235/.test(line))
    expect(displayWidth(head)).toBe(displayWidth(row))
  })

  test('prints one line without records', async () => {
    expect((await tableIn('en'))(summaryOf([]), 0)).toBe('\n  0 results, 0 errors in 0 s\n\n')
  })

  test('fits 80 columns and contains no control characters, for any records', async () => {
    const tables = await Promise.all(languages.map(tableIn))
    fc.assert(
      fc.property(fc.array(recordArb), (records) => {
        for (const table of tables) {
          const text = table(summaryOf(records), 0)
          expect(Math.max(...text.split('\n').map(displayWidth))).toBeLessThanOrEqual(80)
          expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
        }
      }),
    )
  })
})

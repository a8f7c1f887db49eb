import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordArb } from '@kaoiro/fixtures/arbitraries/diagnosis-record'
import { sessionCalls } from '@kaoiro/core/diagnosis'
import { languages } from '@kaoiro/core/language'
import { errorRecord, resultRecord } from '@kaoiro/fixtures/diagnosis-records'
import { loadContent, loadTerminal } from '@kaoiro/texts/load'
import { summaryOf, summaryTable } from '../../../../src/commands/diagnose/results/summary.js'
import { displayWidth } from '../../../../src/print/columns.js'

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, n) => total + n, 0)

describe('summaryOf', () => {
  test('counts face types, seasons and errors, and combines the calls of all records', () => {
    const other = { ...resultRecord, faceType: 'chic', colorType: 'winter' } as const
    expect(summaryOf([other, resultRecord, errorRecord, resultRecord])).toEqual({
      results: 3,
      errors: 1,
      faceTypes: [
        ['pretty', 2],
        ['chic', 1],
      ],
      seasons: [
        ['spring', 2],
        ['winter', 1],
      ],
      latencies: [
        { call: 'create session', count: 4, p50: 12.5, p95: 30, p99: 30 },
        { call: 'upload photo', count: 3, p50: 20, p95: 20, p99: 20 },
        { call: 'request analysis', count: 3, p50: 5, p95: 5, p99: 5 },
        { call: 'get session', count: 6, p50: 4, p95: 6, p99: 6 },
      ],
      kinds: [['AnalysisFailed:no-face', 1]],
    })
  })

  test.each([
    [[15, 20, 35, 40, 50], { p50: 35, p95: 50, p99: 50 }],
    [Array.from({ length: 200 }, (_, n) => n + 1), { p50: 100, p95: 190, p99: 198 }],
    [[7], { p50: 7, p95: 7, p99: 7 }],
  ])('takes the nearest rank of %j as percentile', (times, percentiles) => {
    const calls = times.map((ms) => ({ call: 'get session', ms }) as const)
    expect(summaryOf([{ ...errorRecord, calls }]).latencies).toMatchObject([percentiles])
  })

  test('counts every record and every call once', () => {
    fc.assert(
      fc.property(fc.array(recordArb), (records) => {
        const { results, errors, faceTypes, seasons, kinds, latencies } = summaryOf(records)
        expect(results + errors).toBe(records.length)
        for (const [counts, total] of [
          [faceTypes, results],
          [seasons, results],
          [kinds, errors],
        ] as const)
          expect(sum(counts.map(([, count]) => count))).toBe(total)
        expect(sum(latencies.map(({ count }) => count))).toBe(
          sum(records.map(({ calls }) => calls.length)),
        )
        expect(latencies.map(({ call }) => call)).toEqual(
          sessionCalls.filter((call) => records.some((r) => r.calls.some((c) => c.call === call))),
        )
      }),
    )
  })
})

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

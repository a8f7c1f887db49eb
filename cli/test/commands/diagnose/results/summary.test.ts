import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordArb } from '@kaoiro/fixtures/arbitraries/diagnosis-record'
import { summaryOf } from '../../../../src/commands/diagnose/results/summary.js'
import { sessionCalls } from '@kaoiro/core/diagnosis'
import { errorRecord, resultRecord } from '@kaoiro/fixtures/diagnosis-records'

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

  test('is empty without records', () => {
    expect(summaryOf([])).toMatchObject({ results: 0, errors: 0, latencies: [], kinds: [] })
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

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Demand } from '../sized-site.js'
import type { Needs } from '../needs.js'
import { needsOf } from '../needs.js'
import { notCarriedText, reportOf } from '../report.js'
import { tableOf } from '../table.js'
import { maxShare, webNodesFor } from '../web-nodes.js'
import { demand, times } from './made-up.js'

const needed = (parseOptions: Partial<Demand> = {}): Needs => {
  const needs = needsOf(times, { ...demand, ...parseOptions })
  if (needs === undefined) throw new Error('they are not carried')
  return needs
}

/** Ten visits a second of 100 ms each are one thread's whole time. */
describe('threads', () => {
  test('are as few as keep the wait within its bound', () => {
    const { threads, peak } = needed({ wait: 4 })
    expect(threads).toBeGreaterThan(1)
    expect(peak.waits.p99).toBeLessThanOrEqual(4)
    const fewer = needsOf(times, { ...demand, threads: threads - 1 })
    expect(fewer === undefined || fewer.peak.waits.p99 > 4).toBe(true)
  })

  test('do not carry more work than they have time, and the report says so', () => {
    const parseOptions = { ...demand, threads: 1 }
    expect(needsOf(times, parseOptions)).toBeUndefined()
    expect(notCarriedText(parseOptions)).toContain('1 threads do not carry them')
  })

  test('cannot make up for a bound below the work itself', () => {
    const slow = { ...times, photos: [{ decode: 10, analysis: 12_000 }] }
    expect(needsOf(slow, { ...demand, visitorsPerDay: 1_000 })).toBeUndefined()
  })

  test('fill the nodes they are on', () => {
    const { threads, workers } = needed({ visitorsPerDay: 600_000, cores: 4 })
    expect(workers * 4).toBeGreaterThanOrEqual(threads)
    expect((workers - 1) * 4).toBeLessThan(threads)
  })
})

test('web nodes have loops and cores with time to spare', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 1_000, noNaN: true }),
      fc.integer({ min: 1, max: 16 }),
      (rate, cores) => {
        const nodes = webNodesFor(times, { rate, polls: 2 }, cores)
        // 7 ms of the loop a visit, and 15 ms of decoding.
        const [loops, all] = [(rate * 7) / 1_000, (rate * 22) / 1_000]
        const isEnough = (some: number) =>
          loops <= some * maxShare + 1e-9 && all <= some * cores * maxShare + 1e-9
        expect(isEnough(nodes)).toBe(true)
        expect(nodes === 1 || !isEnough(nodes - 1)).toBe(true)
      },
    ),
  )
})

test('bucket and database grow with the day', () => {
  const { bucket, database } = needed()
  expect(bucket.bytesADay).toBe(144_000 * 2_200_000)
  expect(bucket.bytesASecond).toBe(10 * 2_200_000)
  expect(database.bytes).toBe(144_000 * 2_000)
})

test('transactions are those of visits, of their polls, and of idle nodes', () => {
  const { database, peak, webNodes, workers } = needed()
  expect(peak.polls).toBeGreaterThanOrEqual(1)
  expect(database.transactions).toBeCloseTo(10 * (20 + peak.polls) + 2 * (webNodes + workers), 6)
})

describe('what gives out first', () => {
  test('is the nearest to its limit', () => {
    const { parts } = needed()
    expect(parts[0]?.share).toBe(Math.max(...parts.map(({ share }) => share)))
  })

  test('is the network if that is slow', () => {
    expect(needed({ network: 0.1 }).parts[0]?.name).toBe('network of the bucket')
    expect(needed({ network: 0.05 }).parts[0]?.share).toBeGreaterThan(1)
  })

  test('are the cores of a slow database', () => {
    const slow = {
      ...times,
      database: { ...times.database, visit: { transactions: 20, cpu: 300 } },
    }
    expect(needsOf(slow, demand)?.parts[0]?.name).toBe('cores of the database')
  })
})

test('the same seed gives the same plan, another one another wait', () => {
  expect(needed({ threads: 2 })).toEqual(needed({ threads: 2 }))
  expect(needed({ threads: 2, seed: 2 }).peak).not.toEqual(needed({ threads: 2 }).peak)
})

test('the report fits a terminal and says what gives out first', () => {
  const needs = needed()
  const report = reportOf(needs)
  expect(Math.max(...report.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(report).toContain(`${needs.parts[0]?.name} gives out first`)
})

test('the table has a column for each plan', () => {
  const lines = tableOf([needed(), needed({ visitorsPerDay: 10_000 })]).split('\n')
  expect(lines[0]).toBe('| visitors a day | 144,000 | 10,000 |')
  expect(lines.every((line) => line.split('|').length === 5)).toBe(true)
})

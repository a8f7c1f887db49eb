import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mean } from '../../statistics/mean.js'
import { namedStream } from '../../statistics/random.js'
import { help, parseOptions } from '../options.js'
import { notEnoughText, reportOf, tableOf } from '../report.js'
import { arrivals, simulate, waitUntilSeen } from '../simulate.js'
import type { Demand } from '../size-site.js'
import { sizeSite } from '../size-site.js'
import { defaultTimesFile, readTimes } from '../times.js'

const times = {
  machine: 'none',
  photo: { decode: 15, analysis: 100 },
  answer: { create: 5, upload: 5, poll: 2 },
  webCpu: 7,
  database: { transactions: 21, cpu: 4.5, idleTransactions: 2, rowBytes: 2_000 },
  bytes: { photo: 100_000, pixmap: 1_000_000 },
}

/** Ten visits per second at the peak: the full load of one thread. */
const demand: Demand = {
  ...{ visitorsPerDay: 144_000, peak: 6, wait: 10, cores: 2, network: 1, seed: 1 },
  threads: undefined,
}

const sized = (changes: Partial<Demand> = {}) => {
  const site = sizeSite(times, { ...demand, ...changes })
  if (site === undefined) throw new Error('the site cannot carry the demand')
  return site
}

describe('simulate', () => {
  const random = () => namedStream('looks')

  test('gives the mean wait of the Pollaczek–Khinchine formula', () => {
    const instant = {
      photo: { decode: 0, analysis: 100 },
      answer: { create: 0, upload: 0, poll: 0 },
    }
    const starts = arrivals(namedStream('queue'), 8, 200_000)
    const { queued } = simulate(instant, { decode: 1, analysis: 1 }, starts, 0, () => 0)
    // Analyses of equal length at a load of 0.8 wait for two of them.
    expect(mean(queued)).toBeGreaterThan(190)
    expect(mean(queued)).toBeLessThan(210)
  })

  test('answers every visitor, and not before the work is done', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.nat(50),
        fc.integer({ min: 1, max: 4 }),
        (atOnce, followers, analysis) => {
          const starts = Array.from({ length: atOnce }, () => 0)
          const { waits } = simulate(times, { decode: 1, analysis }, starts, followers, random())
          expect(waits).toHaveLength(atOnce + followers)
          expect(Math.min(...waits)).toBeGreaterThanOrEqual(3_000 + 15 + 15)
        },
      ),
    )
  })

  test('gives no longer mean wait with more threads', () => {
    const starts = arrivals(namedStream('arrivals'), 30, 2_000)
    const waitWith = (analysis: number) =>
      mean(simulate(times, { decode: 2, analysis }, starts, 0, random()).waits)
    expect(waitWith(4)).toBeLessThanOrEqual(waitWith(3))
  })
})

test.each([
  [0, 3_000],
  [3_000, 3_000],
  [3_001, 4_000],
  [8_000, 8_000],
  [8_001, 11_000],
])('an end after %i ms is seen after %i ms', (ended, wait) => {
  expect(waitUntilSeen(ended, 0)).toBe(wait)
})

describe('sizeSite', () => {
  test('uses the fewest threads that keep the wait', () => {
    const { threads, p99 } = sized({ wait: 4 })
    expect(p99).toBeLessThanOrEqual(4)
    expect(sizeSite(times, { ...demand, threads: threads - 1 })?.p99 ?? Infinity).toBeGreaterThan(4)
  })

  test('rejects too few threads', () => {
    const tooFew = { ...demand, threads: 1 }
    expect(sizeSite(times, tooFew)).toBeUndefined()
    expect(notEnoughText(tooFew)).toContain('1 threads are not enough')
  })

  test('adds up the load of visits and idle nodes', () => {
    const { bucket, database, webNodes, workers } = sized()
    expect(bucket).toEqual({ bytesPerDay: 144_000 * 2_200_000, bytesPerSecond: 22_000_000 })
    expect(database.bytes).toBe(144_000 * 2_000)
    expect(database.transactions).toBeCloseTo(10 * 21 + 2 * (webNodes + workers), 6)
  })

  test('names the resource nearest to its limit as the bottleneck', () => {
    expect(sized({ network: 0.05 }).resources[0]).toMatchObject({ name: 'network of the bucket' })
    const slow = { ...times, database: { ...times.database, cpu: 300 } }
    expect(sizeSite(slow, demand)?.resources[0]?.name).toBe('cores of the database')
  })
})

test('the report and the help fit a terminal', () => {
  const lines = `${reportOf(sized())}\n${help}`.split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80)
})

test('the table has a column for each site', () => {
  const lines = tableOf([sized(), sized({ visitorsPerDay: 10_000 })]).split('\n')
  expect(lines[0]).toBe('| visitors per day | 144,000 | 10,000 |')
  expect(lines.every((line) => line.split('|').length === 5)).toBe(true)
})

test.each([
  '',
  '--visitors-per-day 1e6',
  '--table --wait 3',
  '--table --cores 1.5',
  '--table --times=',
  '--tabel',
  '10000',
])('the options %s are rejected in one line', (line) => {
  const answer = parseOptions(line.split(' ').filter((arg) => arg !== ''))
  expect(answer.kind === 'wrong' && answer.why).toMatch(/^[^\n]{10,110}$/)
})

test('the committed times can be read, a missing file is reported', () => {
  expect(E.isRight(readTimes(defaultTimesFile))).toBe(true)
  expect(readTimes('/nowhere/times.json')).toEqual(
    E.left(
      'cannot read /nowhere/times.json; npm run soak -- --only plan --times FILE creates such a file',
    ),
  )
})

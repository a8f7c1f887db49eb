import { expect, test } from 'vitest'
import { simulate } from '../simulate.js'
import { sizeSite, tableOf } from '../site.js'

test('simulate makes photos wait for a thread, and visitors for their next poll', () => {
  const slow = { analysis: 2_000 }
  const { waits, longestQueue } = simulate(slow, 1, [0, 0, 0, 0, 0], 0, () => 0)
  // Analyses end after 2, 4, 6, 8 and 10 s; polls come after 3, 4, 5, 6, 7, 8 and 11 s.
  expect(waits).toEqual([3_000, 4_000, 6_000, 8_000, 11_000])
  expect(longestQueue).toBe(4)
  const followed = simulate(slow, 2, [0, 0], 2, () => 0)
  expect(followed.waits).toEqual([3_000, 3_000, 3_000, 3_000])
})

const times = { machine: 'none', analysis: 100, webCpu: 7, databaseCpu: 4.5, transactions: 21 }

/** Ten visits per second at the peak: the full load of one thread. */
const sized = (changes: Partial<typeof times>) => sizeSite({ ...times, ...changes }, 144_000)

test('sizeSite adds threads until the wait is short enough', () => {
  expect(sized({})?.rows).toContainEqual(['workers (threads)', '1 (2)'])
})

test('sizeSite returns the resource nearest to its limit first', () => {
  expect(sized({ databaseCpu: 300 })?.resources[0]).toContain('cores of the database')
})

test('the table has a column for each site', () => {
  const site = { rows: [['web nodes', '2']], resources: [['cores', 0.5, 'add cores']] } as const
  expect(tableOf([site, site])).toBe(
    '| web nodes | 2 | 2 |\n| --- | --- | --- |\n| bottleneck | cores (50 %) | cores (50 %) |',
  )
})

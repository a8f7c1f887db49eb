import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairSemaphore } from '../../src/concurrency/fair-semaphore.js'

/** Runs a task for each client. Returns the clients in the order of their starts and the most concurrent tasks. */
const run = async (max: number, clients: ReadonlyArray<string>, fails = false) => {
  const withPermit = fairSemaphore(max)
  const begun: Array<string> = []
  let underWay = 0
  let seen = 0
  await Promise.allSettled(
    clients.map((client) =>
      withPermit(client, async () => {
        begun.push(client)
        seen = Math.max(seen, ++underWay)
        await new Promise(setImmediate)
        underWay--
        if (fails) throw new Error('it failed')
      }),
    ),
  )
  return { begun: begun.join(''), seen }
}

test.each([
  ['aaaaab', 'aaabaa', 2],
  ['aaabbbc', 'aabcab', 1],
  ['abc', 'abc', 3],
])('waiting clients take turns: %s', async (coming, expected, max) => {
  const { begun } = await run(max, [...coming])
  expect(begun.startsWith(expected)).toBe(true)
})

test('runs all tasks, at most the maximum at once, even if they fail', async () => {
  const clientsArb = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      clientsArb,
      fc.boolean(),
      async (max, clients, fails) => {
        const { begun, seen } = await run(max, clients, fails)
        expect([...begun].sort()).toEqual([...clients].sort())
        expect(seen).toBe(Math.min(max, clients.length))
      },
    ),
  )
})

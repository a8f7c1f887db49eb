import fc from 'fast-check'
import * as O from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import { fairQueue, fairSemaphore } from '../../src/concurrency/turns.js'

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

test('a queue refuses a client that has taken as many places as are free', async () => {
  const inTurn = fairQueue(4)
  const begun: Array<string> = []
  const ends: Array<() => void> = []
  const run = (client: string) =>
    inTurn(client, async () => {
      begun.push(client)
      await new Promise<void>((resolve) => ends.push(resolve))
      return client
    })
  const clients = ['a', 'a', 'a', 'b', 'c', 'd']
  const all = clients.map(run)
  expect(await all[2]).toEqual(O.none)
  expect(await all[5]).toEqual(O.none)
  for (const index of [0, 1, 3, 4]) {
    ends.at(-1)?.()
    expect(await all[index]).toEqual(O.some(clients[index]))
  }
  expect(begun.join('')).toBe('aabc')
})

test('a queue frees the place of work that fails', async () => {
  const inTurn = fairQueue(1)
  await expect(inTurn('a', () => Promise.reject(new Error('it failed')))).rejects.toThrow()
  expect(await inTurn('a', () => Promise.resolve('done'))).toEqual(O.some('done'))
})

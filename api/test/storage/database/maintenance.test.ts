import { expect, test } from 'vitest'
import { maintenance } from '../../../src/storage/database/embedded-database.js'

/**
 * The maintenance commands that run during this many statements.
 * @param bytes size of the log since the last checkpoint
 */
const runAfter = async (statements: number, bytes: number): Promise<ReadonlyArray<string>> => {
  const ran: Array<string> = []
  const { count, becomesDue, run } = maintenance()
  for (let made = 0; made < statements; made++) {
    count()
    if (becomesDue())
      await run((text) => {
        if (text.startsWith('SELECT')) return Promise.resolve([{ bytes: String(bytes) }])
        ran.push(text)
        return Promise.resolve([])
      })
  }
  return ran
}

test('runs CHECKPOINT if the log exceeds 8 MB, checked every 100 statements', async () => {
  expect(await runAfter(99, 9_000_000)).toEqual([])
  expect(await runAfter(200, 9_000_000)).toEqual(['CHECKPOINT', 'CHECKPOINT'])
  expect(await runAfter(200, 7_000_000)).toEqual([])
})

test('runs VACUUM every 20,000 statements', async () => {
  expect(await runAfter(19_999, 0)).toEqual([])
  expect(await runAfter(40_000, 0)).toEqual(['VACUUM', 'VACUUM'])
})

test('becomes due once per interval', () => {
  const { count, becomesDue } = maintenance()
  for (let made = 0; made < 100; made++) count()
  expect([becomesDue(), becomesDue()]).toEqual([true, false])
})

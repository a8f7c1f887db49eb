import { expect, test } from 'vitest'
import { maintenance } from '../../../src/storage/database/maintenance.js'

/** What is run after so many statements if the log has so many bytes since its last checkpoint. */
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

test('a log of 8 MB causes a checkpoint, checked every 100 statements', async () => {
  expect(await runAfter(99, 9_000_000)).toEqual([])
  expect(await runAfter(200, 9_000_000)).toEqual(['CHECKPOINT', 'CHECKPOINT'])
  expect(await runAfter(200, 7_000_000)).toEqual([])
})

test('tables are cleaned up every 20,000 statements', async () => {
  expect(await runAfter(19_999, 0)).toEqual([])
  expect(await runAfter(40_000, 0)).toEqual(['VACUUM', 'VACUUM'])
})

test('no second run begins before the next is due', () => {
  const { count, becomesDue } = maintenance()
  for (let made = 0; made < 100; made++) count()
  expect([becomesDue(), becomesDue()]).toEqual([true, false])
})

import { expect, test } from 'vitest'
import { tally } from '../../../src/sessions/analysis/tally.js'

test('the tally adds once what was counted since the last time, and keeps it if that fails', async () => {
  const added: Array<string> = []
  let isDown = true
  const add = (sum: string) => {
    if (isDown) return Promise.reject(new Error('no database'))
    added.push(sum)
    return Promise.resolve()
  }
  const { count, flush } = tally<string>('', (one, other) => one + other, add)
  await flush()
  count('a')
  await expect(flush()).rejects.toThrow('no database')
  count('b')
  count('c')
  isDown = false
  await flush()
  await flush()
  expect(added).toEqual(['abc'])
})

test('the tally keeps what is counted while it adds', async () => {
  const added: Array<string> = []
  const { count, flush } = tally<string>(
    '',
    (one, other) => one + other,
    (sum) => {
      added.push(sum)
      if (added.length === 1) count('b')
      return Promise.resolve()
    },
  )
  count('a')
  await flush()
  await flush()
  expect(added).toEqual(['a', 'b'])
})

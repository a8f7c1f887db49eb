import { expect, test } from 'vitest'
import { atExit, runCleanUps } from '../../src/system/exit.js'

test('each clean-up runs once, even if another fails, unless it was unregistered', () => {
  const done: Array<string> = []
  atExit(() => done.push('first'))
  atExit(() => {
    throw new Error('it is not there')
  })
  const unregister = atExit(() => done.push('taken back'))
  atExit(() => done.push('last'))
  unregister()
  runCleanUps()
  runCleanUps()
  expect(done).toEqual(['first', 'last'])
})

import { expect, test } from 'vitest'
import { atExit, runCleanUps } from '../../src/system/at-exit.js'

test('each clean-up is done once, though another fails, and none that was taken back', () => {
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

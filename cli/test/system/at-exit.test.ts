import { expect, test } from 'vitest'
import { atExit, cleanUpNow } from '../../src/system/at-exit.js'

test('each clean-up is done once, though another fails, and none that was taken back', () => {
  const done: Array<string> = []
  atExit(() => done.push('first'))
  atExit(() => {
    throw new Error('it is not there')
  })
  const takeBack = atExit(() => done.push('taken back'))
  atExit(() => done.push('last'))
  takeBack()
  cleanUpNow()
  cleanUpNow()
  expect(done).toEqual(['first', 'last'])
})

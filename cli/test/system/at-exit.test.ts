import { expect, test } from 'vitest'
import { atExit, runCleanUps } from '../../src/system/exit.js'

test('runCleanUps runs each registered function once, even if another one throws', () => {
  const done: Array<string> = []
  atExit(() => done.push('first'))
  atExit(() => {
    throw new Error('it is not there')
  })
  const unregister = atExit(() => done.push('unregistered'))
  atExit(() => done.push('last'))
  unregister()
  runCleanUps()
  runCleanUps()
  expect(done).toEqual(['first', 'last'])
})

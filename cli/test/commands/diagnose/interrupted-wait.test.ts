import { expect, test } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { specifiedAnswers, startStubService } from '@kaoiro/fixtures/services/stub-service'
import { kaoiro } from '../../in-process.js'

test('kaoiro diagnose exits with 130 on Ctrl-C before its first poll', async () => {
  const interruption = new AbortController()
  const { address, calls, close } = await startStubService(specifiedAnswers)
  const photo = fixturePath('portraits/spring-woman.jpg')
  const running = kaoiro(['diagnose', photo, '--gender', 'WOMEN', '--api', address], {
    signal: interruption.signal,
  })
  while (calls.length !== 3) await new Promise(setImmediate)
  interruption.abort()
  const { code, stdout } = await running
  expect(code).toBe(130)
  expect(stdout).toBe('')
  expect(calls).toHaveLength(3)
  await close()
})

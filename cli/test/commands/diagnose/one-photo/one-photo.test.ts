import { afterEach, describe, expect, test, vi } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import {
  sampleCode,
  specifiedAnswers,
  startStubService,
} from '@kaoiro/fixtures/services/stub-service'
import { kaoiro } from '../../../in-process.js'

/** What was printed, and when the service began to end, which takes the built-in one a quarter of a second. */
const events: Array<string> = []
const end = 'the service ends'

vi.mock('../../../../src/service/embedded-service.js', () => ({
  withEmbeddedService: async (_: unknown, use: (address: string) => Promise<unknown>) => {
    const stub = await startStubService(specifiedAnswers)
    try {
      return await use(stub.address)
    } finally {
      events.push(end)
      await stub.close()
    }
  },
}))

// The stub has its answer at the first poll.
vi.mock(
  '../../../../src/concurrency/cancellable-wait.js',
  () => import('../../../concurrency/recorded-waits.js'),
)

afterEach(() => {
  events.length = 0
})

const diagnose = (printed: (text: string) => void, signal: AbortSignal) => {
  const print = (data: string | Uint8Array) => {
    events.push(String(data))
    printed(String(data))
  }
  const photo = fixturePath('portraits/spring-woman.jpg')
  return kaoiro(['diagnose', photo, '--gender', 'WOMEN'], { out: print, err: print, signal })
}

describe('kaoiro diagnose with the built-in service', () => {
  test('prints the result before the service has ended', async () => {
    const { code } = await diagnose(() => undefined, new AbortController().signal)
    expect(code).toBe(0)
    expect(events.slice(-2)).toEqual([expect.stringContaining(sampleCode), end])
  })

  test('says that it was cancelled before the service has ended', async () => {
    const interruption = new AbortController()
    const { code } = await diagnose((text) => {
      if (text.includes('Analysing')) interruption.abort()
    }, interruption.signal)
    expect(code).toBe(130)
    expect(events.slice(-2)).toEqual([expect.stringMatching(/: Cancelled\.\n$/), end])
  })
})

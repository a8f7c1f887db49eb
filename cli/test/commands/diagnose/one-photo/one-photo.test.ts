import { afterEach, describe, expect, test, vi } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import {
  sampleCode,
  specifiedAnswers,
  startStubService,
} from '@kaoiro/fixtures/services/stub-service'
import { kaoiro } from '../../../in-process.js'

/** The printed texts in order, and the entry `closing` when the service begins to close. */
const events: Array<string> = []
const closing = 'the service closes'

vi.mock('../../../../src/service/embedded-service.js', () => ({
  withEmbeddedService: async (_: unknown, use: (address: string) => Promise<unknown>) => {
    const stub = await startStubService(specifiedAnswers)
    try {
      return await use(stub.address)
    } finally {
      events.push(closing)
      await stub.close()
    }
  },
}))

// The stub answers the first poll, so waiting is unnecessary.
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
  test('prints the result, and how to get its address, before the service has closed', async () => {
    const { code } = await diagnose(() => undefined, new AbortController().signal)
    expect(code).toBe(0)
    const [result, ...rest] = events.slice(-3)
    expect(result).toMatch(new RegExp(`  ${sampleCode}\\n\\n$`))
    expect(rest).toEqual([expect.stringContaining('--site URL or KAOIRO_SITE_URL'), closing])
  })

  test('prints that it was cancelled before the service has closed', async () => {
    const interruption = new AbortController()
    const { code } = await diagnose((text) => {
      if (text.includes('Analysing')) interruption.abort()
    }, interruption.signal)
    expect(code).toBe(130)
    expect(events.slice(-2)).toEqual([expect.stringMatching(/: Cancelled\.\n$/), closing])
  })
})

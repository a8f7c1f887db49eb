import * as E from 'fp-ts/lib/Either.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fixturePath } from '@kaoiro/fixtures/files'
import { sampleAnswer, sampleCode } from '@kaoiro/fixtures/services/stub-service'
import type { LazyAnalyser } from '../../../src/analyser/lazy-analyser.js'
import { kaoiro } from '../../in-process.js'

/** The printed texts in order, and the entry `closing` when the analyser begins to close. */
const events: Array<string> = []
const closing = 'the analyser closes'

const analyse = vi.fn<Awaited<ReturnType<LazyAnalyser['load']>>['analyse']>()

vi.mock('../../../src/analyser/lazy-analyser.js', () => ({
  lazyAnalyser: () => ({
    load: () => Promise.resolve({ analyse }),
    close: () => {
      events.push(closing)
      return Promise.resolve()
    },
  }),
}))

afterEach(() => {
  events.length = 0
})

const diagnose = (signal = new AbortController().signal, printed?: (text: string) => void) => {
  const print = (data: string | Uint8Array) => {
    events.push(String(data))
    printed?.(String(data))
  }
  const photo = fixturePath('portraits/spring-woman.jpg')
  return kaoiro(['diagnose', photo, '--gender', 'WOMEN'], { out: print, err: print, signal })
}

describe('kaoiro diagnose without a service', () => {
  test('prints the result, and how to get its address, before the analyser has closed', async () => {
    analyse.mockResolvedValue(E.right(sampleAnswer))
    expect(await diagnose()).toMatchObject({ code: 0 })
    const [result, ...rest] = events.slice(-3)
    expect(result).toMatch(new RegExp(`  ${sampleCode}\\n\\n$`))
    expect(rest).toEqual([expect.stringContaining('--site URL or KAOIRO_SITE_URL'), closing])
  })

  test('tells why a photo is refused', async () => {
    analyse.mockResolvedValue(E.left('no-face'))
    expect(await diagnose()).toMatchObject({ code: 1 })
    expect(events.at(-2)).toContain('No face was found')
  })

  test('tells that the analysis could not run', async () => {
    analyse.mockRejectedValue(new Error('a photo took too long'))
    expect(await diagnose()).toMatchObject({ code: 1 })
    expect(events.at(-2)).toContain('on this machine (a photo took too long)')
  })

  test('ends at once on Ctrl-C', async () => {
    analyse.mockReturnValue(new Promise(() => undefined))
    const interruption = new AbortController()
    const { code } = await diagnose(interruption.signal, (text) => {
      if (text.includes('Analysing')) interruption.abort()
    })
    expect(code).toBe(130)
    expect(events.slice(-2)).toEqual([expect.stringMatching(/: Cancelled\.\n$/), closing])
  })
})

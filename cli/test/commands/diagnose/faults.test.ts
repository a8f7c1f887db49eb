import { beforeAll, describe, expect, test, vi } from 'vitest'
import { answering, closing, sessionCalls, silent } from '@kaoiro/fixtures/services/faulty/faults'
import { fixturePath } from '@kaoiro/fixtures/files'
import type { Behaviours } from '@kaoiro/fixtures/services/faulty/faults'
import { startFaultyService } from '@kaoiro/fixtures/services/faulty/faulty-service'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import type { Preparation } from '../../../src/photo/preparation.js'
import { kaoiro } from '../../in-process.js'

// The tests of core check which faults are retried. These tests check message, exit code and number of attempts.

vi.mock(
  '../../../src/concurrency/cancellable-wait.js',
  () => import('../../concurrency/recorded-waits.js'),
)

// The photo is the same in every test, so it is prepared once.
vi.mock('../../../src/photo/threads/photo-threads.js', async (original) => {
  const { photoThreads } =
    await original<typeof import('../../../src/photo/threads/photo-threads.js')>()
  let prepared: ReturnType<Preparation['prepare']> | null = null
  const once = (...given: Parameters<typeof photoThreads>): Preparation => ({
    ready: Promise.resolve(),
    prepare: (file) => {
      if (prepared !== null) return prepared
      const { prepare, close } = photoThreads(...given)
      return (prepared = prepare(file).finally(close))
    },
    close: () => undefined,
  })
  return { photoThreads: once }
})

/** Diagnoses a photo at a service with these faults; returns the output and the calls received. */
const diagnoseAt = async (behaviours: Behaviours, args: ReadonlyArray<string> = []) => {
  const service = await startFaultyService(behaviours)
  try {
    const ran = await kaoiro([
      ...['diagnose', fixturePath('portraits/spring-woman.jpg'), '--gender', 'WOMEN'],
      ...['--api', service.address, '--json', ...args],
    ])
    const calls = service.calls().map(({ call }) => call)
    return { ...ran, calls, faults: ran.stderr.match(/^kaoiro:.*$/gm) ?? [] }
  } finally {
    await service.close()
  }
}

// Makes a first call: while Node loads its HTTP parser for it, `fetch` would not notice a closed connection.
beforeAll(async () => {
  expect(await diagnoseAt({})).toMatchObject({ code: 0, calls: sessionCalls })
})

describe('kaoiro diagnose', () => {
  test.each([
    ['create', 3, closing('before the status line'), 'did not answer (create session: '],
    ['upload', 3, closing('before the status line'), 'did not answer (upload photo: '],
    [
      'request',
      3,
      silent('before the status line'),
      'did not answer (request analysis: no answer within 0.5 s)',
      ['--timeout', '0.5'],
    ],
    ['poll', 103, closing('before the status line'), 'did not answer (get session: '],
    ['poll', 2, answering(500), 'Unexpected status code: 500'],
    ['create', 1, answering(500), 'Unexpected status code: 500'],
    ['poll', 103, answering(502), 'Unexpected status code: 502'],
    ['request', 1, answering(409), 'Unexpected status code: 409'],
    ['create', 1, answering(200, '<html></html>'), 'could not be read (create session'],
    ['poll', 1, answering(200, '{"data":7}'), 'could not be read (get session'],
    ['poll', 103, answering(200, '{"data":{"status":"analyzing"}}'), 'did not finish in time'],
    [
      'poll',
      1,
      answering(200, '{"data":{"status":"failed","reason":"no-face"}}'),
      'No face was found',
    ],
  ] as const)(
    'exits with 1 and prints one line if a call fails (%s, %i attempts)',
    async (call, attempts, behaviour, words, options: ReadonlyArray<string> = []) => {
      const ended = await diagnoseAt({ [call]: [behaviour] }, options)
      const { code, stdout, stderr, faults, calls } = ended
      expect({ code, stdout, faults: faults.length }).toEqual({ code: 1, stdout: '', faults: 1 })
      expect(faults[0]).toContain(words)
      expect(stderr).not.toMatch(/\n +at /)
      expect(calls).toEqual([
        ...sessionCalls.slice(0, sessionCalls.indexOf(call)),
        ...Array.from({ length: attempts }, () => call),
      ])
    },
  )
})

test('kaoiro diagnose continues after a rejected upload and prints its status', async () => {
  const { code, stdout, stderr } = await diagnoseAt({
    upload: [answering(403, '<Error/>')],
    request: [answering(202, '<html></html>')],
  })
  expect(code).toBe(0)
  expect(stdout).toContain(sampleCode)
  expect(stderr).toContain('PUT 403')
})

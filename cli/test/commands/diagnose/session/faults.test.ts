import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Behaviour, SessionCallName } from '@kaoiro/fixtures/services/faulty/faults'
import {
  answering,
  asSpecified,
  closing,
  endlessBody,
  haltPoints,
  sessionCalls,
  silent,
} from '@kaoiro/fixtures/services/faulty/faults'
import { sampleCode } from '@kaoiro/fixtures/services/stub-service'
import type { Preparation } from '../../../../src/photo/preparation.js'
import { diagnoseAt } from './faulty.js'
import { waits } from '../../../concurrency/recorded-waits.js'

vi.mock(
  '../../../../src/concurrency/cancellable-wait.js',
  () => import('../../../concurrency/recorded-waits.js'),
)
beforeEach(() => waits.splice(0))

// The photo is the same each time, so it is prepared once.
vi.mock('../../../../src/photo/threads/photo-threads.js', async (original) => {
  const { photoThreads } =
    await original<typeof import('../../../../src/photo/threads/photo-threads.js')>()
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

// On its first call, Node's fetch does not see a connection close while it still loads its parser: then
// the call's time limit is what ends it.
beforeAll(async () => {
  expect(await diagnoseAt({})).toMatchObject({ code: 0, calls: sessionCalls })
})

/** How often a call is sent that is never answered: a POST may have been taken. */
const attempts: Readonly<Record<SessionCallName, number>> = {
  create: 1,
  upload: 3,
  request: 1,
  poll: 3,
}

const names: Readonly<Record<SessionCallName, string>> = {
  create: 'create session',
  upload: 'upload photo',
  request: 'request analysis',
  poll: 'get session',
}

/** All calls up to this one, which is sent so often. */
const callsUpTo = (last: SessionCallName, times: number): ReadonlyArray<SessionCallName> => [
  ...sessionCalls.slice(0, sessionCalls.indexOf(last)),
  ...Array.from({ length: times }, () => last),
]

/** The program's end: one line, no result, and no call after the one that fared so. */
const expectFailure = async (
  call: SessionCallName,
  behaviour: Behaviour,
  expected: { readonly times: number; readonly words: RegExp | string },
  args: ReadonlyArray<string> = [],
) => {
  const { code, stdout, stderr, faults, calls } = await diagnoseAt({ [call]: [behaviour] }, args)
  expect({ code, stdout, faults: faults.length }).toEqual({ code: 1, stdout: '', faults: 1 })
  expect(faults[0]).toMatch(expected.words)
  expect(stderr).not.toMatch(/\n +at /)
  expect(calls).toEqual(callsUpTo(call, expected.times))
}

describe.concurrent.each(sessionCalls)('the call that fails: %s', (call) => {
  const unreached = (detail: string) =>
    new RegExp(`could not be reached \\(${names[call]}: ${detail}`)

  test.each(haltPoints.filter((at) => call !== 'poll' || !at.endsWith('body of the request')))(
    'is reported if the connection is closed %s',
    async (at) => {
      await expectFailure(call, closing(at), { times: attempts[call], words: unreached('.+') })
    },
  )

  test.each(['before the status line', 'in the middle of the body'] as const)(
    'is reported in time if the service is silent %s',
    async (at) => {
      const expected = { times: attempts[call], words: unreached('no answer in time') }
      await expectFailure(call, silent(at), expected, ['--timeout', '1'])
    },
  )

  test('is reported if its answer is endless', async () => {
    const expected = { times: attempts[call], words: unreached('the answer is too large') }
    await expectFailure(call, endlessBody, expected)
  })
})

describe.concurrent.each(['create', 'request', 'poll'] as const)(
  'the status of a call: %s',
  (call) => {
    test.each([300, 301, 304, 307, 400, 401, 404, 409, 410, 413, 418, 501, 599])(
      'that is %i is unexpected immediately',
      async (status) => {
        const words = `Unexpected status code: ${status}`
        await expectFailure(call, answering(status, '{}', { location: '/elsewhere' }), {
          times: 1,
          words,
        })
      },
    )

    test.each([408, 500, 502, 503, 504])(
      'that is %i is unexpected after all allowed attempts',
      async (status) => {
        const words = `Unexpected status code: ${status}`
        await expectFailure(call, answering(status), { times: attempts[call], words })
      },
    )

    test.each([429, 503])(
      'that stays %i with a retry-after is unexpected in the end',
      async (status) => {
        const words = `Unexpected status code: ${status}`
        const busy = answering(status, '', { 'retry-after': '1' })
        await expectFailure(call, busy, { times: 3, words })
      },
    )
  },
)

test.each([302, 403, 404, 500, 507])('the status of the upload is no error: %i', async (status) => {
  const { code, stdout } = await diagnoseAt({ upload: [answering(status, '<Error/>')] })
  expect(code).toBe(0)
  expect(stdout).toContain(sampleCode)
})

describe('a body', () => {
  const cutJson = '{"data":{"session_id":"s-1","bucke'
  const wrong: ReadonlyArray<string> = [
    '',
    cutJson,
    '<html></html>',
    'null',
    '[]',
    '7',
    '{"data":7}',
  ]

  test.each(['create', 'poll'] as const)(
    'that is not as specified is reported, and the call not repeated: %s',
    async (call) => {
      await Promise.all(
        wrong.map((body) =>
          expectFailure(call, answering(200, body), {
            times: 1,
            words: `could not be read (${names[call]}`,
          }),
        ),
      )
    },
  )

  test('of the other calls is ignored', async () => {
    const ends = await Promise.all(
      wrong.map((body) =>
        diagnoseAt({ upload: [answering(200, body)], request: [answering(202, body)] }),
      ),
    )
    for (const { code, stdout } of ends) {
      expect(code).toBe(0)
      expect(stdout).toContain(sampleCode)
    }
  })
})

describe('a service that answers 429', () => {
  test.each(sessionCalls)('is called again when it says: %s', async (call) => {
    const busy = answering(429, '', { 'retry-after': '7' })
    const { code, stdout, calls } = await diagnoseAt({ [call]: [busy, asSpecified] })
    expect(code).toBe(0)
    expect(stdout).toContain(sampleCode)
    expect(calls.filter((made) => made === call)).toHaveLength(2)
    expect(waits).toContain(7_000)
  })

  test.each(sessionCalls)('and asks for too long a wait is given up: %s', async (call) => {
    const busy = answering(429, '', { 'retry-after': '3600' })
    const { calls } = await diagnoseAt({ [call]: [busy] })
    expect(calls.filter((made) => made === call)).toHaveLength(1)
    expect(Math.max(...waits, 0)).toBeLessThanOrEqual(3_000)
  })
})

test('an analysis that never ends is given up after five minutes of polling', async () => {
  const { code, faults, calls } = await diagnoseAt({
    poll: [answering(200, '{"data":{"status":"analyzing"}}')],
  })
  expect(code).toBe(1)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain('did not finish in time')
  expect(calls).toEqual(callsUpTo('poll', 103))
})

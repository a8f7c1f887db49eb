import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import type { SessionApi } from '../../src/session/session-api.js'
import type { SessionCall } from '../../src/diagnosis/diagnose.js'
import { timedApi } from '../../src/session/session-api.js'

test('timedApi reports the duration of each call, and does not change calls or responses', async () => {
  const bytes = Uint8Array.of(0xff, 0xd8)
  const analysis = { gender: 'WOMEN', hairline: 20 } as const
  const created = E.right({ session_id: 's', bucket_url: 'b' })
  const asked: Array<ReadonlyArray<unknown>> = []
  let now = 0
  const taking =
    <A>(time: number, answer: A, ...args: ReadonlyArray<unknown>) =>
    () => {
      asked.push(args)
      now += time
      return Promise.resolve(answer)
    }
  const api: SessionApi = {
    createSession: taking(3, created),
    uploadPhoto: (...args) => taking(40, E.right({ status: 403 }), ...args),
    requestAnalysis: (...args) => taking(0, E.right(undefined), ...args),
    getSession: (...args) => taking(7, E.left({ _tag: 'Cancelled' } as const), ...args),
  }
  const seen: Array<readonly [SessionCall, number]> = []
  const timed = timedApi(() => now)(api, (call, time) => seen.push([call, time]))

  expect(await timed.createSession()).toEqual(created)
  expect(await timed.uploadPhoto('b', bytes)()).toEqual(E.right({ status: 403 }))
  expect(await timed.requestAnalysis('s', analysis)()).toEqual(E.right(undefined))
  expect(await timed.getSession('s')()).toEqual(E.left({ _tag: 'Cancelled' }))
  expect(asked).toEqual([[], ['b', bytes], ['s', analysis], ['s']])
  expect(seen).toEqual([
    ['create session', 3],
    ['upload photo', 40],
    ['request analysis', 0],
    ['get session', 7],
  ])
})

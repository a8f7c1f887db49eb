import * as E from 'fp-ts/lib/Either.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionErrorArb, sessionStateArb } from '@kaoiro/fixtures/arbitraries/session'
import type { SessionApi } from '@kaoiro/core/session/session-api'
import type { SessionCall, SessionError } from '@kaoiro/core/diagnosis/session-error'
import { timedApi } from '@kaoiro/core/session/session-api'

const bytes = Uint8Array.of(0xff, 0xd8)
const analysis = { gender: 'WOMEN', hairline: 20 } as const

/** An API with a clock that each call advances by the given time. */
const slowApi = (times: Readonly<Record<SessionCall, number>>, state: Answered) => {
  const asked: Array<ReadonlyArray<unknown>> = []
  let now = 0
  const taking =
    <A>(call: SessionCall, answer: E.Either<SessionError, A>, ...args: ReadonlyArray<unknown>) =>
    () => {
      asked.push([call, ...args])
      now += times[call]
      return Promise.resolve(answer)
    }
  const api: SessionApi = {
    createSession: taking('create session', E.right({ session_id: 's', bucket_url: 'b' })),
    uploadPhoto: (...args) => taking('upload photo', E.right({ status: 403 }), ...args),
    requestAnalysis: (...args) => taking('request analysis', E.right(undefined), ...args),
    getSession: (...args) => taking('get session', state, ...args),
  }
  return { api, clock: () => now, asked }
}

type Answered = Awaited<ReturnType<ReturnType<SessionApi['getSession']>>>

const callAll = async (api: SessionApi) => {
  const calls: ReadonlyArray<TE.TaskEither<SessionError, unknown>> = [
    api.createSession,
    api.uploadPhoto('b', bytes),
    api.requestAnalysis('s', analysis),
    api.getSession('s'),
  ]
  const answers: Array<unknown> = []
  for (const call of calls) answers.push(await call())
  return answers
}

test('timedApi reports the duration of each call', async () => {
  const times = { 'create session': 3, 'upload photo': 40, 'request analysis': 0, 'get session': 7 }
  const { api, clock } = slowApi(times, E.right({ status: 'analyzing' }))
  const seen: Array<readonly [SessionCall, number]> = []
  await callAll(timedApi(clock)(api, (call, time) => seen.push([call, time])))
  expect(seen).toEqual([
    ['create session', 3],
    ['upload photo', 40],
    ['request analysis', 0],
    ['get session', 7],
  ])
})

test('timedApi does not change calls or responses', async () => {
  const stateArb: fc.Arbitrary<Answered> = fc.oneof(
    sessionStateArb.map((state): Answered => E.right(state)),
    sessionErrorArb.map((error): Answered => E.left(error)),
  )
  const timesArb = fc.record({
    'create session': fc.nat(),
    'upload photo': fc.nat(),
    'request analysis': fc.nat(),
    'get session': fc.nat(),
  })
  await fc.assert(
    fc.asyncProperty(stateArb, timesArb, async (state, times) => {
      const bare = slowApi(times, state)
      const timed = slowApi(times, state)
      const answers = await callAll(timedApi(timed.clock)(timed.api, () => undefined))
      expect(answers).toEqual(await callAll(bare.api))
      expect(timed.asked).toEqual(bare.asked)
    }),
  )
})

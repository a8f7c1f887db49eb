import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultPolling, patientPolling } from '../../../src/session/policy.js'
import { answerFromWire } from '../../../src/session/wire/analysis-result.js'
import type { SessionState } from '../../../src/session/wire/session-state.js'
import type { Script } from '../played-diagnosis.js'
import {
  allWell,
  answersOf,
  completed,
  isEnd,
  play,
  scriptArb,
  allSteps,
} from '../played-diagnosis.js'

describe('diagnoseOverHttp', () => {
  test('creates, uploads, requests and polls until the analysis is completed', async () => {
    const { ended, steps, phases } = await play(allWell)
    expect(steps).toEqual([
      'create',
      'put 3 to https://bucket.example/s-1',
      'request WOMEN 28 for s-1',
      'wait 3000',
      'get s-1',
      'wait 1000',
      'get s-1',
    ])
    expect(ended).toEqual(
      E.right({
        gender: 'WOMEN',
        answer: answerFromWire(completed.result),
        receipt: { sessionId: 's-1' },
      }),
    )
    expect(phases).toEqual(['uploading', 'analysing', 'analysing', 'analysing'])
  })

  test('copies the times that the service sends to the receipt', async () => {
    const { ended } = await play({
      ...allWell,
      polls: [
        E.right({
          ...completed,
          photo_deleted_at: '2026-11-22T05:03:07.250Z',
          expires_at: '2026-11-23T05:02:58.000Z',
        }),
      ],
    })
    expect(ended).toMatchObject(
      E.right({
        receipt: {
          sessionId: 's-1',
          photoDeletedAt: '2026-11-22T05:03:07.250Z',
          expiresAt: '2026-11-23T05:02:58.000Z',
        },
      }),
    )
  })

  test.each<[string, Partial<Script>, number | undefined, ReadonlyArray<string>]>([
    ['no session that ends with a result', {}, undefined, []],
    ['no session before it is known', {}, 0, []],
    ['a session that is cancelled during the upload', {}, 1, ['s-1']],
    ['a session that is cancelled between two polls', {}, 5, ['s-1']],
    ['a session without an end', { polls: [] }, undefined, ['s-1']],
    [
      'no session after a failed analysis, because its photo is deleted',
      { polls: [E.right({ status: 'failed' })] },
      undefined,
      [],
    ],
  ])('abandons %s', async (_, changes, at, expected) => {
    const { abandoned } = await play({ ...allWell, ...changes }, at === undefined ? {} : { at })
    expect(abandoned).toEqual(expected)
  })

  test('continues if the bucket rejects the upload', async () => {
    const { ended } = await play({ ...allWell, upload: E.right({ status: 403 }) })
    expect(E.isRight(ended)).toBe(true)
  })

  test('fails if the upload does not reach the server', async () => {
    const error = { _tag: 'NetworkError', call: 'upload photo', detail: 'gone' } as const
    const { ended, steps } = await play({ ...allWell, upload: E.left(error) })
    expect(ended).toEqual(E.left(error))
    expect(steps).toHaveLength(2)
  })

  test.each([
    [{ status: 'failed', reason: 'no-face' }, 'no-face'],
    [{ status: 'failed', reason: null }, null],
    [{ status: 'failed' }, null],
  ] as ReadonlyArray<[SessionState, string | null]>)(
    'reports the failed analysis %j',
    async (state, reason) => {
      const { ended } = await play({ ...allWell, polls: [E.right(state)] })
      expect(ended).toEqual(E.left({ _tag: 'AnalysisFailed', reason }))
    },
  )

  test('gives up after 103 polls in 299 seconds', async () => {
    const waits = Array.from({ length: 103 }, (_, n) => O.toNullable(defaultPolling(n)) ?? 0)
    const { ended, steps } = await play({ ...allWell, polls: [], waits })
    expect(ended).toEqual(E.left({ _tag: 'StillAnalyzing', polls: 103 }))
    expect(steps.slice(3, 7)).toEqual(['wait 3000', 'get s-1', 'wait 1000', 'get s-1'])
    expect(steps).toHaveLength(3 + 2 * 103)
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(299_000)
    expect(defaultPolling(103)).toEqual(O.none)
  })

  test('makes the calls in the order of the specification, with the delays of the policy', async () => {
    await fc.assert(
      fc.asyncProperty(scriptArb, async (script) => {
        const { steps } = await play(script)
        expect(steps).toEqual(allSteps(script).slice(0, steps.length))
      }),
    )
  })

  test('stops polling at the first completed or failed state', async () => {
    await fc.assert(
      fc.asyncProperty(scriptArb, async (script) => {
        const answers = answersOf(script)
        const end = answers.findIndex(isEnd)
        const { steps } = await play(script)
        expect(steps.filter((step) => !step.startsWith('wait'))).toHaveLength(
          end < 0 ? answers.length : end + 1,
        )
      }),
    )
  })

  test('returns the outcome of the first completed or failed poll', async () => {
    await fc.assert(
      fc.asyncProperty(scriptArb, async (script) => {
        const { ended } = await play(script)
        const end = answersOf(script).find(isEnd)
        if (end === undefined)
          expect(ended).toEqual(E.left({ _tag: 'StillAnalyzing', polls: script.waits.length }))
        else if (E.isLeft(end)) expect(ended).toEqual(end)
        else {
          const state = end.right as SessionState
          if (state.status === 'completed')
            expect(ended).toMatchObject(E.right({ answer: answerFromWire(state.result) }))
          else expect(ended).toMatchObject(E.left({ _tag: 'AnalysisFailed' }))
        }
      }),
    )
  })

  const offline = { _tag: 'NetworkError', call: 'get session', detail: 'offline' } as const
  const lost = E.left(offline)
  const badPoll = (status: number) =>
    E.left({ _tag: 'BadStatus', call: 'get session', status } as const)
  const passing = [408, 429, 502, 503, 504]

  test('continues after polls that fail in passing, one call for each delay', async () => {
    const lostArb = fc.oneof(fc.constant(lost), fc.constantFrom(...passing).map(badPoll))
    const lostPollsArb = fc.array(lostArb, { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(lostPollsArb, fc.nat(20), async (polls, more) => {
        const waits = Array.from({ length: polls.length + more }, () => 3_000)
        const script = { ...allWell, polls: [...polls, E.right(completed)], waits }
        const { ended, steps } = await play(script)
        expect(steps).toEqual(allSteps(script).slice(0, steps.length))
        if (more > 0) expect(E.isRight(ended)).toBe(true)
        else expect(ended).toEqual(polls.at(-1))
      }),
    )
  })

  test('reports lost polls instead of an analysis until one is answered', async () => {
    const waits = [3_000, 1_000, 1_000, 1_000, 1_000]
    const polls = [lost, lost, E.right({ status: 'analyzing' } as const), E.right(completed)]
    const { phases } = await play({ ...allWell, polls, waits })
    expect(phases.slice(2)).toEqual(['analysing', 'waiting', 'waiting', 'analysing'])
  })

  test('ends at the second poll with any other bad status', async () => {
    const statusArb = fc
      .integer({ min: 300, max: 599 })
      .filter((status) => !passing.includes(status))
    await fc.assert(
      fc.asyncProperty(statusArb, async (status) => {
        const bad = badPoll(status)
        const { ended, steps } = await play({ ...allWell, polls: [bad, bad, E.right(completed)] })
        expect(ended).toEqual(bad)
        expect(steps.slice(3)).toEqual(['wait 3000', 'get s-1', 'wait 1000', 'get s-1'])
      }),
    )
  })

  test('continues after a single bad status', async () => {
    const analyzing = E.right({ status: 'analyzing' } as const)
    const polls = [badPoll(500), analyzing, badPoll(500), E.right(completed)]
    const { ended } = await play({ ...allWell, polls, waits: [3_000, 1_000, 1_000, 1_000] })
    expect(E.isRight(ended)).toBe(true)
  })

  test('outlasts a queue with a long schedule, but not a service that is gone', async () => {
    const waits = Array.from({ length: 400 }, (_, n) => O.toUndefined(patientPolling(n)) ?? 0)
    const queued = Array.from({ length: 300 }, () => E.right({ status: 'analyzing' } as const))
    const patient = await play({ ...allWell, polls: [...queued, E.right(completed)], waits })
    expect(E.isRight(patient.ended)).toBe(true)
    const gone = await play({ ...allWell, polls: waits.map(() => lost), waits })
    expect(gone.ended).toEqual(lost)
    expect(gone.steps).toHaveLength(3 + 2 * 103)
  })

  test('stops at any step when cancelled', async () => {
    await fc.assert(
      fc.asyncProperty(scriptArb, fc.nat(), async (script, n) => {
        const { steps } = await play(script)
        const at = (n % (steps.length + 1)) - 1
        const cut = await play(script, { at })
        expect(cut.steps).toEqual(steps.slice(0, at + 1))
        expect(cut.ended).toEqual(E.left({ _tag: 'Cancelled' }))
      }),
    )
  })

  test.each([
    ['uploading', 1, 0],
    ['uploaded', 2, 2],
    ['polling', 3, 3],
  ] as const)('stops calling the service if cancelled on the report of %s', async (_, at, made) => {
    const { ended, steps } = await play(allWell, { phases: at })
    expect(steps).toHaveLength(made)
    expect(ended).toEqual(E.left({ _tag: 'Cancelled' }))
  })
})

import * as E from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTextArb } from '@kaoiro/fixtures/arbitraries/values'
import { maxAttempts } from '@kaoiro/core/session/http/retry'
import type { SessionCall } from '@kaoiro/core/diagnosis/session-error'
import type { Answered, Faults, Sent } from './faulty-network.js'
import { answered, diagnoseOver, noFaults } from './faulty-network.js'

const calls = ['create session', 'upload photo', 'request analysis', 'get session'] as const
const sessionCalls = ['create session', 'request analysis', 'get session'] as const

const statusArb = fc.oneof(
  fc.integer({ min: 100, max: 599 }),
  fc.constantFrom(408, 429, 500, 502, 503, 504),
)
const retryAfterArb = fc.option(fc.oneof(fc.nat(25).map(String), anyTextArb))
const lostArb = anyTextArb.map((detail): Answered => E.left(detail))

const failing = (call: SessionCall, ...answers: ReadonlyArray<Answered>): Faults => ({
  ...noFaults,
  [call]: answers,
})

const timesOf = (sent: ReadonlyArray<Sent>, call: SessionCall): number =>
  sent.filter((one) => one.call === call).length

/** Whether the response guarantees that the server did not accept the call. */
const wasNotAccepted = ({ answer }: Sent): boolean =>
  E.isRight(answer) &&
  (answer.right.status === 429 || (answer.right.status === 503 && answer.right.retryAfter !== null))

const isPost = ({ call }: Sent): boolean => call === 'create session' || call === 'request analysis'

/** The POSTs that were retried. */
const repeatedPosts = (sent: ReadonlyArray<Sent>): ReadonlyArray<Sent> =>
  sent.filter((one, at) => isPost(one) && sent[at + 1]?.call === one.call)

describe('a throttling server', () => {
  test.each(calls)('receives %s again after its retry-after', async (call) => {
    const [fine] = noFaults[call]
    const { ended, sent, waits } = await diagnoseOver(
      failing(call, answered(429, '', '7'), ...(fine === undefined ? [] : [fine])),
    )
    expect(E.isRight(ended)).toBe(true)
    expect(timesOf(sent, call)).toBe(2)
    expect(waits).toContain(7_000)
  })

  test.each(sessionCalls)('makes %s fail with its status after the last attempt', async (call) => {
    const { ended, sent } = await diagnoseOver(failing(call, answered(429, '', '1')))
    expect(ended).toEqual(E.left({ _tag: 'BadStatus', call, status: 429 }))
    expect(timesOf(sent, call)).toBe(maxAttempts)
  })
})

describe('a diagnosis over any network', () => {
  const anyAnswerArb = (call: SessionCall): fc.Arbitrary<Answered> =>
    fc.oneof(
      { weight: 2, arbitrary: fc.constant(noFaults[call][0] ?? E.left('')) },
      { weight: 1, arbitrary: lostArb },
      { weight: 1, arbitrary: fc.tuple(statusArb, anyTextArb, retryAfterArb).map(asAnswer) },
      { weight: 1, arbitrary: fc.constant(answered(200, '{"data":{"status":"analyzing"}}')) },
      { weight: 1, arbitrary: fc.json().map((body) => answered(200, body)) },
    )
  const asAnswer = (given: [number, string, string | null]) => answered(...given)
  const answersArb = (call: SessionCall) => fc.array(anyAnswerArb(call), { minLength: 1 })
  const faultsArb: fc.Arbitrary<Faults> = fc.record({
    'create session': answersArb('create session'),
    'upload photo': answersArb('upload photo'),
    'request analysis': answersArb('request analysis'),
    'get session': answersArb('get session'),
  })

  type Ran = Awaited<ReturnType<typeof diagnoseOver>>

  const law = (name: string, holds: (ran: Ran) => void) =>
    test(name, async () => {
      await fc.assert(
        fc.asyncProperty(faultsArb, async (faults) => holds(await diagnoseOver(faults))),
      )
    })

  law('retries a POST only if the server did not accept it', ({ sent }) => {
    for (const one of repeatedPosts(sent)) expect(wasNotAccepted(one)).toBe(true)
  })

  law('reports the last call in its error', ({ ended, sent }) => {
    if (E.isRight(ended) || !('call' in ended.left)) return
    expect(ended.left.call).toBe(sent.at(-1)?.call)
  })

  law('omits the call only from errors of polling', ({ ended, sent }) => {
    if (E.isRight(ended) || 'call' in ended.left) return
    expect(['AnalysisFailed', 'StillAnalyzing']).toContain(ended.left._tag)
    expect(sent.at(-1)?.call).toBe('get session')
  })
})

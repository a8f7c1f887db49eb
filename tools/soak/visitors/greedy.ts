import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answered, Calls } from '../../simulated-visitors/calls.js'
import { sessionIn } from '../../simulated-visitors/calls.js'
import type { Case } from '../../simulated-visitors/cases.js'

/** Concurrent sessions of one address: more than its limit allows in ten seconds. */
const atOnce = 60

/** Accepted analyses and throttled calls of a greedy address. */
export interface Greed {
  analysed: number
  throttledCalls: number
}

/** Creates sessions and requests their analyses until the signal aborts. Retries after `Retry-After`. */
export const sendGreedily = async (
  calls: Calls,
  address: string,
  cases: ReadonlyArray<Case>,
  signal: AbortSignal,
): Promise<Greed> => {
  // Allows any number of listeners, because each waiting session listens to the signal.
  setMaxListeners(0, signal)
  const greed: Greed = { analysed: 0, throttledCalls: 0 }
  const insist = async (call: () => Promise<Answered>): Promise<Answered | null> => {
    while (!signal.aborted) {
      // A call may fail because this machine, which plays all addresses, is overloaded.
      const answer = await call().catch(() => null)
      if (answer !== null && answer.retryAfter === null) return answer
      if (answer !== null) greed.throttledCalls++
      const seconds = Number(answer?.retryAfter ?? 1)
      await delay(seconds * 1_000, undefined, { signal }).catch(() => undefined)
    }
    return null
  }
  const one = async ({ photo, gender }: Case): Promise<void> => {
    const created = await insist(() => calls.create(address))
    if (created?.status !== 201) return
    const { id, bucketUrl } = sessionIn(created)
    await insist(() => calls.upload(bucketUrl, photo))
    const asked = await insist(() => calls.request(address, id, { gender, hairline: 20 }))
    if (asked?.status === 202) greed.analysed++
  }
  const goOn = async (start: number): Promise<void> => {
    for (let turn = start; !signal.aborted; turn++) await one(cases[turn % cases.length] as Case)
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => goOn(index)))
  return greed
}

import { setMaxListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answered, Calls } from '../../simulated-visitors/calls.js'
import type { Case } from '../../simulated-visitors/cases.js'

/** Sessions that one address is busy with at once: more than its limit lets it create in ten seconds. */
const atOnce = 60

/** What became of the sessions of an address that wants as many as it can get. */
export interface Greed {
  analysed: number
  putOff: number
}

/** Creates sessions and asks for their analyses until it is stopped; it comes back when it is told to. */
export const sendGreedily = async (
  calls: Calls,
  address: string,
  cases: ReadonlyArray<Case>,
  signal: AbortSignal,
): Promise<Greed> => {
  // Each session that waits listens to it.
  setMaxListeners(0, signal)
  const greed: Greed = { analysed: 0, putOff: 0 }
  const insist = async (call: () => Promise<Answered>): Promise<Answered | null> => {
    while (!signal.aborted) {
      // The machine that plays all addresses may be too busy for one of them.
      const answer = await call().catch(() => null)
      if (answer !== null && answer.retryAfter === null) return answer
      if (answer !== null) greed.putOff++
      const seconds = Number(answer?.retryAfter ?? 1)
      await delay(seconds * 1_000, undefined, { signal }).catch(() => undefined)
    }
    return null
  }
  const one = async ({ photo, gender }: Case): Promise<void> => {
    const created = await insist(() => calls.create(address))
    if (created?.status !== 201) return
    const { data } = JSON.parse(created.body) as {
      data: { session_id: string; bucket_url: string }
    }
    await insist(() => calls.upload(data.bucket_url, photo))
    const asked = await insist(() =>
      calls.request(address, data.session_id, { gender, hairline: 20 }),
    )
    if (asked?.status === 202) greed.analysed++
  }
  const goOn = async (start: number): Promise<void> => {
    for (let turn = start; !signal.aborted; turn++) await one(cases[turn % cases.length] as Case)
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => goOn(index)))
  return greed
}

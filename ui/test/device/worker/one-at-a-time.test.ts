import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneAtATime } from '../../../src/device/worker/one-at-a-time.js'

it('oneAtATime runs calls in their order, never two at once, failed ones included', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean()), async (scheduler, succeeds) => {
      const events: Array<string> = []
      const run = oneAtATime<number, number>(async (i) => {
        events.push(`${i} begins`)
        await scheduler.schedule(Promise.resolve())
        events.push(`${i} ends`)
        if (succeeds[i] === false) throw new Error('failed')
        return i
      })
      const outputs = Promise.allSettled(succeeds.map((_, i) => run(i)))
      await scheduler.waitFor(outputs)
      expect(events).toEqual(succeeds.flatMap((_, i) => [`${i} begins`, `${i} ends`]))
    }),
  )
})

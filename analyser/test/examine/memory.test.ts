import fc from 'fast-check'
import { expect, it } from 'vitest'
import { oneAtATime, rememberLast } from '../../src/examine/memory.js'

it('oneAtATime runs calls in order and one at a time, even after a failure', async () => {
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

it('rememberLast computes once for consecutive calls with the same input', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 2 })), async (inputs) => {
      let computed = 0
      const double = rememberLast<number, number>(Object.is, (input) => {
        computed += 1
        return Promise.resolve(2 * input)
      })
      expect(await Promise.all(inputs.map(double))).toEqual(inputs.map((input) => 2 * input))
      expect(computed).toBe(inputs.filter((input, i) => input !== inputs[i - 1]).length)
    }),
  )
})

it('rememberLast computes again after a failure', async () => {
  let fails = true
  const unreliable = rememberLast<number, number>(Object.is, (input) =>
    fails ? Promise.reject(new Error('not yet')) : Promise.resolve(input),
  )
  await expect(unreliable(1)).rejects.toThrow('not yet')
  fails = false
  expect(await unreliable(1)).toBe(1)
})

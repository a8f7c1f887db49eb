import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rememberLast } from '../../../src/device/worker/remember-last.js'

describe('rememberLast', () => {
  it('answers as what it remembers, computing once for each run of the same input', async () => {
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

  it('tries again after a failure', async () => {
    let fails = true
    const unsure = rememberLast<number, number>(Object.is, (input) =>
      fails ? Promise.reject(new Error('not yet')) : Promise.resolve(input),
    )
    await expect(unsure(1)).rejects.toThrow('not yet')
    fails = false
    expect(await unsure(1)).toBe(1)
  })
})

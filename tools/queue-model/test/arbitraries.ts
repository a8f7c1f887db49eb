import * as fc from 'fast-check'
import type { Service, System } from '../simulate.js'

/** Milliseconds. */
export const serviceArb: fc.Arbitrary<Service> = fc.record({
  decode: fc.integer({ min: 0, max: 100 }),
  analysis: fc.integer({ min: 1, max: 3_000 }),
})

const threadsArb = fc.integer({ min: 1, max: 6 })

export const systemArb: fc.Arbitrary<System> = fc.record({
  decodeThreads: threadsArb,
  analysisThreads: threadsArb,
  arrive: fc.integer({ min: 0, max: 50 }),
  request: fc.integer({ min: 0, max: 50 }),
  poll: fc.integer({ min: 0, max: 50 }),
  look: fc.integer({ min: 0, max: 500 }),
})

export const seedArb = fc.integer({ min: 0, max: 1e6 })

/** A visit every few milliseconds or seconds, some at the same moment. */
export const startsArb: fc.Arbitrary<ReadonlyArray<number>> = fc
  .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 60 })
  .map((gaps) => gaps.map((_, index) => gaps.slice(0, index + 1).reduce((a, b) => a + b, 0)))

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowsLook } from '../../src/device/allows-look.js'

const fast = { saveData: false, effectiveType: '4g', downlink: 10 }

const connectionArb = fc.record(
  {
    saveData: fc.boolean(),
    effectiveType: fc.constantFrom('slow-2g', '2g', '3g', '4g'),
    downlink: fc.double({ min: 0, max: 10, noNaN: true }),
  },
  { requiredKeys: [] },
)

describe('models are loaded for a look alone', () => {
  it('where the connection is fast and data need not be saved', () => {
    expect(allowsLook(fast)).toBe(true)
    // Some browsers tell nothing of saving data.
    expect(allowsLook({ effectiveType: '4g', downlink: 5 })).toBe(true)
  })

  it('never where data shall be saved, the network is slow, or its rate is not known to be enough', () => {
    fc.assert(
      fc.property(connectionArb, (connection) => {
        expect(allowsLook({ ...connection, saveData: true })).toBe(false)
        expect(allowsLook({ ...connection, downlink: 4.9 })).toBe(false)
        const { downlink: _, ...withoutRate } = connection
        expect(allowsLook(withoutRate)).toBe(false)
        if (connection.effectiveType !== '4g') expect(allowsLook(connection)).toBe(false)
      }),
    )
  })

  it('never where nothing is known', () => {
    expect(allowsLook(undefined)).toBe(false)
  })
})

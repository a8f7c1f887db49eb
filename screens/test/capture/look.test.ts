import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doubts } from '@kaoiro/core/diagnosis'
import { allowsLook, newRemarks } from '../../src/capture/look.js'

const connectionArb = fc.record(
  {
    saveData: fc.boolean(),
    effectiveType: fc.constantFrom('slow-2g', '2g', '3g', '4g'),
    downlink: fc.double({ min: 0, max: 10, noNaN: true }),
  },
  { requiredKeys: [] },
)

describe('allowsLook', () => {
  it('accepts a fast connection', () => {
    expect(allowsLook({ saveData: false, effectiveType: '4g', downlink: 10 })).toBe(true)
    // Some browsers do not report saveData.
    expect(allowsLook({ effectiveType: '4g', downlink: 5 })).toBe(true)
  })

  it('rejects data saving, a slow network and an unknown rate', () => {
    expect(allowsLook(undefined)).toBe(false)
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
})

const remarks = ['closed-eyes', ...doubts]

describe('newRemarks', () => {
  it('returns the first two remarks', () => {
    fc.assert(
      fc.property(fc.subarray(remarks), (found) => {
        expect(newRemarks(found, [])).toEqual(found.slice(0, 2))
      }),
    )
  })

  it('omits a remark that repeats a quality hint', () => {
    expect(newRemarks(['coloured-light', 'smile'], ['colour-cast'])).toEqual(['smile'])
  })
})

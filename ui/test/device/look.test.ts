import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { FaceRemark } from '@kaoiro/analyser/check'
import { doubts, reasons } from '@kaoiro/core/diagnosis'
import type { Reason } from '@kaoiro/core/diagnosis'
import { allowsLook } from '../../src/device/allows-look.js'
import { findingsOf } from '../../src/device/photo-look.js'

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

const remarks: ReadonlyArray<FaceRemark> = [
  'closed-eyes',
  ...doubts.filter((doubt) => doubt !== 'guide'),
]
const reasonArb = fc.constantFrom<Reason>(...reasons)
const remarksArb = fc.subarray([...remarks])

const refused = (reason: Reason) => ({ verdict: E.left(reason), hairline: null })
const usable = (found: ReadonlyArray<FaceRemark>) => ({ verdict: E.right(found), hairline: null })

describe('findingsOf', () => {
  it('returns the reason for which the analysis would reject the photo', () => {
    fc.assert(
      fc.property(reasonArb, (reason) => {
        expect(findingsOf(refused(reason), [])).toEqual([{ _tag: 'Refusal', reason }])
      }),
    )
  })

  it('returns the first two remarks', () => {
    fc.assert(
      fc.property(remarksArb, (found) => {
        expect(findingsOf(usable(found), [])).toEqual(
          found.slice(0, 2).map((remark) => ({ _tag: 'Remark', remark })),
        )
      }),
    )
  })

  it('omits findings that repeat a quality hint', () => {
    expect(findingsOf(refused('too-dark'), ['too-dark'])).toEqual([])
    expect(findingsOf(refused('colour-cast'), ['colour-cast'])).toEqual([])
    expect(findingsOf(usable(['coloured-light', 'smile']), ['colour-cast'])).toEqual([
      { _tag: 'Remark', remark: 'smile' },
    ])
    // The hint about a small photo does not cover the finding about a small face.
    expect(findingsOf(refused('face-too-small'), ['too-small'])).toHaveLength(1)
  })
})

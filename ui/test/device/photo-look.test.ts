import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { FaceRemark } from '@kaoiro/core/analysis/check/face-check'
import { doubts } from '@kaoiro/core/diagnosis/doubt'
import type { Reason } from '@kaoiro/core/diagnosis/failure-reason'
import { reasons } from '@kaoiro/core/diagnosis/failure-reason'
import { findingsOf } from '../../src/device/photo-look.js'

const remarks: ReadonlyArray<FaceRemark> = [
  'closed-eyes',
  ...doubts.filter((doubt) => doubt !== 'guide'),
]
const reasonArb = fc.constantFrom<Reason>(...reasons)
const remarksArb = fc.subarray([...remarks])

const refused = (reason: Reason) => ({ verdict: E.left(reason), hairline: null })
const usable = (found: ReadonlyArray<FaceRemark>) => ({ verdict: E.right(found), hairline: null })

describe('what a look shows', () => {
  it('is the one reason for which a photo would be refused', () => {
    fc.assert(
      fc.property(reasonArb, (reason) => {
        expect(findingsOf(refused(reason), [])).toEqual([{ _tag: 'Refusal', reason }])
      }),
    )
  })

  it('is the worst two of the remarks, in their order', () => {
    fc.assert(
      fc.property(remarksArb, (found) => {
        expect(findingsOf(usable(found), [])).toEqual(
          found.slice(0, 2).map((remark) => ({ _tag: 'Remark', remark })),
        )
      }),
    )
  })

  it('is nothing that the quality hints have said before', () => {
    expect(findingsOf(refused('too-dark'), ['too-dark'])).toEqual([])
    expect(findingsOf(refused('colour-cast'), ['colour-cast'])).toEqual([])
    expect(findingsOf(usable(['coloured-light', 'smile']), ['colour-cast'])).toEqual([
      { _tag: 'Remark', remark: 'smile' },
    ])
    // A small photo is not a small face.
    expect(findingsOf(refused('face-too-small'), ['too-small'])).toHaveLength(1)
  })
})

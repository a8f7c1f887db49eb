import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerArb } from '@kaoiro/fixtures/arbitraries/session'
import { largestSeason, toComposition } from '../../src/diagnosis/distribution.js'
import {
  canLeaveOut,
  changeableParts,
  leavingOut,
  seasonWithout,
} from '../../src/diagnosis/season-without.js'

const partsArb = fc.subarray([...changeableParts])

describe('leavingOut', () => {
  test('changes nothing for no part, for parts that the photo does not show, and for answers of another service', () => {
    fc.assert(
      fc.property(answerArb, partsArb, (answer, parts) => {
        const unseen = parts.filter((part) => !canLeaveOut(part)(answer))
        expect(leavingOut(unseen)(answer)).toBe(answer)
      }),
    )
  })

  test('has the shares of exactly the visible ones of these parts, in any order, and their largest season', () => {
    fc.assert(
      fc.property(answerArb, partsArb, partsArb, (answer, visible, left) => {
        const sharesOf = (parts: ReadonlyArray<string>) => ({
          ...{ spring: 10 * parts.length, autumn: parts.includes('hair') ? 30 : 0 },
          winter: parts.includes('iris') ? 25 : 1,
        })
        const known = { ...answer, seasonWithout: seasonWithout(visible, sharesOf) }
        const counted = left.filter((part) => visible.includes(part))
        const without = leavingOut([...left].reverse())(known)
        const expected = counted.length === 0 ? answer.proportion : sharesOf(counted)
        expect(without.proportion).toEqual(expected)
        if (counted.length > 0) expect(without.season).toBe(largestSeason(toComposition(expected)))
      }),
    )
  })
})

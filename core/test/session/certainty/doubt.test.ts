import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doubts, doubtsAmong } from '@kaoiro/core/session/certainty/doubt'

describe('the doubts among names from outside', () => {
  test.each<[string, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ['keep their order, the worst first', ['side-light', 'smile'], ['side-light', 'smile']],
    ['are each there once', ['smile', 'turned', 'smile'], ['smile', 'turned']],
    ['leave unknown names out', ['glare', 'guide', 'Smile', '', 'toString'], ['guide']],
    ['are none where there are none', [], []],
  ])('%s', (_, names, expected) => expect(doubtsAmong(names)).toEqual(expected))

  test('are all of them, and no others', () => {
    expect(doubtsAmong(doubts)).toEqual(doubts)
    fc.assert(
      fc.property(fc.array(fc.string()), (names) => {
        fc.pre(names.every((name) => !doubts.some((doubt) => doubt === name)))
        expect(doubtsAmong(names)).toEqual([])
      }),
    )
  })
})

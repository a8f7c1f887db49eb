import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreementLevelOf, maxPhotos } from '@kaoiro/core/results'
import { contents, endsSentence } from './contents.js'

const countsArb = fc
  .integer({ min: 2, max: maxPhotos })
  .chain((photos) => fc.record({ photos: fc.constant(photos), count: fc.nat(photos) }))

describe.each(contents)('the agreement of photos: %s', (_, { agreement: texts }) => {
  test('is described in full sentences for any number of photos', () => {
    fc.assert(
      fc.property(countsArb, ({ count, photos }) => {
        const sentence = texts.byLevel[agreementLevelOf(count, photos)]({ count, photos })
        expect(endsSentence(sentence)).toBe(true)
        expect(sentence).not.toMatch(/undefined|NaN/)
        expect(endsSentence(texts.meaning({ photos }))).toBe(true)
      }),
    )
  })
})

test.each([
  [2, 2, 'all'],
  [5, 5, 'all'],
  [3, 5, 'most'],
  [2, 4, 'some'],
  [1, 2, 'some'],
  [0, 3, 'none'],
] as const)('%i of %i photos are %s', (count, photos, level) => {
  expect(agreementLevelOf(count, photos)).toBe(level)
})

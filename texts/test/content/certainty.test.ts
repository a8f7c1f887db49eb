import { describe, expect, test } from 'vitest'
import { likelihoods, doubts } from '@kaoiro/core/diagnosis'
import { contents, endsSentence } from './contents.js'
import fc from 'fast-check'
import { agreementLevelOf, maxPhotos } from '@kaoiro/core/results'
import { languages } from '@kaoiro/core/language'
import { loadResultTexts, loadScreens } from '../../src/load.js'

/** Words for right and wrong answers, and for judges who know. The texts must not use them. */
const claims =
  /expert|専門家|專家|专家|전문가|accura|correct|\bright\b|wrong|正確|正しい|間違|準確|錯誤|准确|正确|错误/i

describe.each(contents)('the texts about confidence: %s', (_, { certainty: texts }) => {
  const sentences = [
    ...likelihoods.map((likelihood) => texts.likelihoods[likelihood]),
    texts.near('X'),
    ...[texts.labelled({ count: 45, name: 'X' }), texts.composition],
    ...doubts.map((doubt) => texts.doubts[doubt].advice),
  ]
  const labels = [
    ...[texts.heading, texts.shares, texts.advice],
    ...doubts.map((doubt) => texts.doubts[doubt].name),
  ]

  test('name the runner-up, with its share if there is one', () => {
    expect(texts.near('シック')).toContain('シック')
    expect(texts.near('シック')).not.toMatch(/undefined|[(（]/)
    expect(texts.near('シック', '16 %')).toMatch(/シック.*[(（]16 %[)）][.。]$/)
  })

  test('never claim that an answer is right or wrong', () => {
    for (const text of [...sentences, ...labels]) expect(text).not.toMatch(claims)
  })
})

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

test.each(languages)(
  'terms and receipt name the store’s hours and no others: %s',
  async (language) => {
    const { start } = await loadScreens(language)
    const { receipt } = await loadResultTexts(language)
    const [deletion] = start.gender.terms.photo
    for (const text of [deletion({ hours: 48 }), receipt.byItselfWithin({ hours: 48 })])
      expect(text.match(/\d+/g)).toEqual(['48'])
  },
)

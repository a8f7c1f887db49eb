import { describe, expect, test } from 'vitest'
import { likelihoods } from '@kaoiro/core/diagnosis/assessment'
import { doubts } from '@kaoiro/core/diagnosis/doubt'
import { contents } from './contents.js'

/** Words that would promise that an answer is right: nobody knows that. */
const claims = /accura|correct|\bright\b|wrong|正確|正しい|間違/i

describe.each(contents)('how sure a result is: %s', (_, { certainty: texts }) => {
  const sentences = [
    texts.meaning,
    ...likelihoods.map((likelihood) => texts.likelihoods[likelihood]),
    texts.near('X'),
    ...doubts.map((doubt) => texts.doubts[doubt].advice),
  ]
  const labels = [
    ...[texts.heading, texts.shares, texts.both, texts.advice],
    ...doubts.map((doubt) => texts.doubts[doubt].name),
  ]

  test('names the second answer, with its share if there is one', () => {
    expect(texts.near('シック')).toContain('シック')
    expect(texts.near('シック')).not.toMatch(/undefined|[(（]/)
    expect(texts.near('シック', '16 %')).toMatch(/シック.*[(（]16 %[)）][.。]$/)
  })

  test('never claims how right it is', () => {
    for (const text of [...sentences, ...labels]) expect(text).not.toMatch(claims)
  })
})

import { describe, expect, test } from 'vitest'
import { likelihoods, doubts } from '@kaoiro/core/diagnosis'
import { contents } from './contents.js'

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

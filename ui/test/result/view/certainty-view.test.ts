import { describe, expect, it } from 'vitest'
import { content as ja } from '@kaoiro/texts/ja'
import type { Certainty } from '@kaoiro/core/diagnosis'
import { certaintyView } from '../../../src/result/view/certainty-view.js'

const view = (certainty: Certainty, canAdd = true) => certaintyView(ja)(certainty, null, canAdd)
const { heading, meaning, likelihoods, near, reference, doubts } = ja.certainty

describe('the view of a result’s certainty', () => {
  it('has a sentence on each answer, and one on another answer that is near', () => {
    expect(
      view({
        confidence: { faceType: 0.95, season: 0.6, both: 0.5 },
        second: { season: { name: 'winter', confidence: 0.3 } },
      }),
    ).toEqual({
      ...{ heading, meaning },
      pattern: [likelihoods['very-likely']],
      colour: [likelihoods.uncertain, near(ja.seasons.winter.name)],
      reference,
      doubts: [],
    })
  })

  it.each([
    ['once, on the pattern, if both answers are very uncertain', 0.3, 0.3, true, true, false],
    ['on a colour that alone is very uncertain', 0.9, 0.3, true, false, true],
    ['on a pattern that alone is very uncertain', 0.3, 0.9, true, true, false],
    ['nowhere if none can be added', 0.3, 0.3, false, false, false],
  ])('suggests another photo %s', (_, faceType, season, canAdd, onPattern, onColour) => {
    const { pattern, colour } = view({ confidence: { faceType, season } }, canAdd)
    const suggestion = likelihoods['very-uncertain']
    expect([pattern.includes(suggestion), colour.includes(suggestion)]).toEqual([
      onPattern,
      onColour,
    ])
  })

  it('calls an answer uncertain where it is very uncertain and no photo is suggested', () => {
    const both = { confidence: { faceType: 0.3, season: 0.3 } }
    expect(view(both).colour).toEqual([likelihoods.uncertain])
    expect(view(both, false).pattern).toEqual([likelihoods.uncertain])
    expect(view(both, false).colour).toEqual([likelihoods.uncertain])
  })

  it('contains only the two worst doubts', () => {
    expect(view({ doubts: ['turned', 'smile', 'guide'] }).doubts).toEqual([
      doubts.turned,
      doubts.smile,
    ])
    expect(view({ doubts: ['guide'] }).doubts).toEqual([doubts.guide])
  })

  it('is empty if only the confidence of traits and of both answers together is known', () => {
    const nothing = { heading, meaning, pattern: [], colour: [], reference: null, doubts: [] }
    expect(view({})).toEqual(nothing)
    expect(view({ confidence: { levels: { mouthWidth: 0.4 }, both: 0.4 } })).toEqual(nothing)
  })

  it('says for several photos how well their answers agree', () => {
    const agreement = { photos: 3, faceType: 2, season: 3, spread: { levels: 1, points: 12 } }
    expect(certaintyView(ja)({ doubts: ['guide'] }, agreement, true)).toEqual({
      heading: ja.agreement.heading,
      meaning: ja.agreement.meaning({ photos: 3 }),
      pattern: [ja.agreement.byLevel.most({ count: 2, photos: 3 })],
      colour: [ja.agreement.byLevel.all({ photos: 3 })],
      reference: null,
      doubts: [doubts.guide],
    })
  })

  it('offers a reference for the light only if the season is uncertain', () => {
    expect(view({ confidence: { faceType: 0.4, season: 0.8 } }).reference).toBeNull()
    expect(view({ confidence: { season: 0.5 } }).reference).toEqual(reference)
    const spread = { levels: 1, points: 12 }
    const afterTwo = (season: number) =>
      certaintyView(ja)({}, { photos: 2, faceType: 2, season, spread }, true).reference
    expect(afterTwo(1)).toEqual(reference)
    expect(afterTwo(2)).toBeNull()
  })
})

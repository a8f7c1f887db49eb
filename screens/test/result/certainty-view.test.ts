import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content as ja } from '@kaoiro/texts/ja'
import type { Certainty, Diagnosed } from '@kaoiro/core/diagnosis'
import { photoAnswerArb } from '@kaoiro/fixtures/arbitraries/combination'
import { diagnosedWith } from '@kaoiro/fixtures/average-diagnosis'
import { certaintyView, morePhotos } from '../../src/result/certainty-view.js'

const view = (diagnosed: Diagnosed, canAdd = true) => certaintyView(ja, diagnosed, null, canAdd)
const withOnly = (certainty: Certainty): Diagnosed => ({ ...diagnosedWith(0, 0), certainty })
const { heading, likelihoods, near, reference, doubts } = ja.certainty

describe('the view of a result’s certainty', () => {
  it('has a sentence on each answer, and one on another answer that is near', () => {
    expect(view(diagnosedWith(60, 95)).pattern).toEqual([
      ...[likelihoods.uncertain, near(ja.faceTypes.basic.name)],
    ])
    expect(view(diagnosedWith(95, 60))).toEqual({
      ...{ heading, meaning: null },
      pattern: [likelihoods['very-likely']],
      colour: [ja.certainty.labelled({ count: 60, name: ja.seasons.spring.name })],
      reference,
      doubts: [],
    })
  })

  it.each([
    ['suggests another photo on a pattern that is very uncertain', 30, true, 'very-uncertain'],
    ['calls such a pattern uncertain where no photo can be added', 30, false, 'uncertain'],
    ['suggests none for a surer pattern', 50, true, 'uncertain'],
  ] as const)('%s', (_, faceType, canAdd, likelihood) => {
    expect(view(diagnosedWith(faceType, 30), canAdd).pattern[0]).toBe(likelihoods[likelihood])
  })

  it('contains only the two worst doubts', () => {
    expect(view(withOnly({ doubts: ['turned', 'smile', 'guide'] })).doubts).toEqual([
      doubts.turned,
      doubts.smile,
    ])
    expect(view(withOnly({ doubts: ['guide'] })).doubts).toEqual([doubts.guide])
  })

  it('is empty without the chances of face types', () => {
    const nothing = { heading, meaning: null, pattern: [], colour: [], reference: null, doubts: [] }
    expect(view(withOnly({}))).toEqual(nothing)
    expect(view(withOnly({ levelConfidence: { mouthWidth: 0.4 } }))).toEqual(nothing)
  })

  it('says for several photos how well their answers agree', () => {
    const agreement = { photos: 3, faceType: 2, season: 3, spread: { levels: 1, points: 12 } }
    expect(certaintyView(ja, withOnly({ doubts: ['guide'] }), agreement, true)).toEqual({
      heading: ja.agreement.heading,
      meaning: ja.agreement.meaning({ photos: 3 }),
      pattern: [ja.agreement.byLevel.most({ count: 2, photos: 3 })],
      colour: [ja.agreement.byLevel.all({ photos: 3 })],
      reference: null,
      doubts: [doubts.guide],
    })
  })

  it('offers a reference for the light only if the season is uncertain', () => {
    expect(view(diagnosedWith(40, 80)).reference).toBeNull()
    expect(view(diagnosedWith(90, 50)).reference).toEqual(reference)
    const spread = { levels: 1, points: 12 }
    const afterTwo = (season: number) =>
      certaintyView(ja, withOnly({}), { photos: 2, faceType: 2, season, spread }, true).reference
    expect(afterTwo(1)).toEqual(reference)
    expect(afterTwo(2)).toBeNull()
  })
})

describe('the invitation to another photo', () => {
  const [answer] = fc.sample(photoAnswerArb, { numRuns: 1, seed: 1 })
  const answers = answer === undefined ? [] : [{ ...answer, wasSent: false }]
  const isFirst = (
    chances: readonly [number, number],
    [photos, faceType, season]: readonly [number, number, number],
  ) => {
    const agreement = { photos, faceType, season, spread: { levels: 0, points: 0 } }
    return morePhotos('1F7womQ', diagnosedWith(...chances), { agreement, answers })?.isLow
  }

  it.each([
    [[50, 50], false],
    [[49, 90], true],
    [[90, 49], true],
  ] as const)('comes first after one photo with chances of %j %%: %s', (chances, expected) => {
    expect(isFirst(chances, [1, 1, 1])).toBe(expected)
  })

  it.each([
    [[3, 1, 1], true],
    [[3, 2, 1], false],
    [[2, 1, 1], true],
  ] as const)('comes first if photos agree as in %j: %s', (counts, expected) => {
    expect(isFirst([90, 90], counts)).toBe(expected)
  })
})

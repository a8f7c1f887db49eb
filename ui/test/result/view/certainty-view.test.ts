import { describe, expect, it } from 'vitest'
import { ja } from '@kaoiro/core/content/ja/ja'
import { certaintyView } from '../../../src/result/view/certainty-view.js'

const view = certaintyView(ja)
const { likelihoods, near, doubts } = ja.certainty

describe('what a visitor reads about how certain a result is', () => {
  it('is a sentence on each answer, and one on the other that is near', () => {
    expect(
      view({
        confidence: { faceType: 0.95, season: 0.6, both: 0.5 },
        second: { season: { name: 'winter', confidence: 0.3 } },
      }),
    ).toEqual({
      pattern: [likelihoods['very-likely']],
      colour: [likelihoods.uncertain, near(ja.seasons.winter.name)],
      doubts: [],
    })
  })

  it('is the two worst of all doubts', () => {
    expect(view({ doubts: ['turned', 'smile', 'guide'] }).doubts).toEqual([
      doubts.turned,
      doubts.smile,
    ])
    expect(view({ doubts: ['guide'] }).doubts).toEqual([doubts.guide])
  })

  it('is nothing if nothing was sent, or only of single traits and of both together', () => {
    const nothing = { pattern: [], colour: [], doubts: [] }
    expect(view({})).toEqual(nothing)
    expect(view({ confidence: { levels: { mouthWidth: 0.4 }, both: 0.4 } })).toEqual(nothing)
  })
})

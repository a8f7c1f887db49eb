import type { Certainty } from '@kaoiro/core/session/certainty/certainty'
import { describe, expect, it } from 'vitest'
import { parseCertainty } from '../../src/adapters/result-state.js'

describe('the certainty in a history entry', () => {
  it('is the one that was put there, even after the history has cloned it', () => {
    const certainty: Certainty = {
      confidence: { faceType: 0.7, season: 0.6, both: 0.4, levels: { mouthWidth: 0.5 } },
      second: { faceType: { name: 'chic', confidence: 0.2 } },
      doubts: ['smile', 'guide'],
    }
    expect(parseCertainty(structuredClone({ certainty }))).toEqual(certainty)
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'sure'],
    ['the way to the failed page', { gender: 'WOMEN', error: null }],
    ['another version’s certainty', { certainty: { second: 'chic' } }],
    ['a share in percent', { certainty: { confidence: { faceType: 94 } } }],
    ['an unknown doubt', { certainty: { doubts: ['glare'] } }],
  ])('is none where that holds %s', (_, state) => {
    expect(parseCertainty(state)).toEqual({})
  })
})

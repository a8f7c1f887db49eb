import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { certaintyArb } from '@kaoiro/fixtures/certainty-arbitraries'
import { certaintyIn } from '../src/result/result-state.js'

describe('the certainty in a history entry', () => {
  it('is the one that was put there, also through the history’s own copy', () => {
    fc.assert(
      fc.property(certaintyArb, (certainty) => {
        expect(certaintyIn(structuredClone({ certainty }))).toEqual(certainty)
      }),
    )
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'sure'],
    ['the way to the failed page', { gender: 'WOMEN', error: null }],
    ['another version’s certainty', { certainty: { faceType: 'very' } }],
    ['a share in percent', { certainty: { confidence: { faceType: 94 } } }],
    ['an unknown doubt', { certainty: { doubts: ['glare'] } }],
  ])('is none where that holds %s', (_, state) => {
    expect(certaintyIn(state)).toEqual({})
  })

  it('is a certainty whatever that holds', () => {
    fc.assert(fc.property(fc.anything(), (state) => typeof certaintyIn(state) === 'object'))
  })
})

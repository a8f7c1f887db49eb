import type { Certainty } from '@kaoiro/core/diagnosis'
import { describe, expect, it } from 'vitest'
import { parseReceiptState } from '../../src/adapters/receipt-state.js'
import { parseAgreement, parseCertainty } from '../../src/adapters/result-state.js'

describe('the certainty in a history entry', () => {
  it('equals the stored certainty, although the history clones its state', () => {
    const certainty: Certainty = {
      faceTypes: { chic: 70, sweet: 30 },
      levelConfidence: { mouthWidth: 0.5 },
      doubts: ['smile', 'guide'],
    }
    expect(parseCertainty(structuredClone({ certainty }))).toEqual(certainty)
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'sure'],
    ['the way to the failed page', { gender: 'WOMEN', error: null }],
    ['another version’s certainty', { certainty: { faceTypes: 'chic' } }],
    ['a share in percent', { certainty: { levelConfidence: { faceLine: 94 } } }],
    ['an unknown doubt', { certainty: { doubts: ['glare'] } }],
  ])('is empty if the entry contains %s', (_, state) => {
    expect(parseCertainty(state)).toEqual({})
  })
})

describe('the agreement in a history entry', () => {
  const agreement = { photos: 3, faceType: 2, season: 3, spread: { levels: 1, points: 12 } }

  it('equals the stored agreement', () => {
    expect(parseAgreement(structuredClone({ certainty: {}, agreement }))).toEqual(agreement)
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['an older version’s state', { certainty: {} }],
    ['more photos than are combined', { agreement: { ...agreement, photos: 6 } }],
    ['another version’s agreement', { agreement: { photos: 2 } }],
  ])('is null if the entry contains %s', (_, state) => {
    expect(parseAgreement(state)).toBeNull()
  })
})

describe('the receipt in a history entry', () => {
  const receipt = {
    _tag: 'Kept',
    sessions: [{ sessionId: 's-1', photoDeletedAt: '2025-11-22T05:03:07.250Z' }],
  }

  it('equals the stored receipt', () => {
    expect(parseReceiptState(structuredClone({ certainty: {}, receipt }))).toEqual(receipt)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'kept'],
    ['a session without an id', { ...receipt, sessions: [{}] }],
    ['an invalid time', { _tag: 'Deleted', photoDeletedAt: 'today', removal: null }],
  ])('is null if the entry contains %s', (_, receipt) => {
    expect(parseReceiptState({ receipt })).toBeNull()
  })
})

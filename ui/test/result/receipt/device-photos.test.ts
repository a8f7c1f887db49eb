import { describe, expect, it } from 'vitest'
import { sampleAnswer } from '@kaoiro/fixtures/services/stub-service'
import { devicePhotos } from '../../../src/result/receipt/device-photos.js'

const answers = (...sent: ReadonlyArray<boolean>) => ({
  answers: sent.map((wasSent) => ({ gender: 'WOMEN', answer: sampleAnswer, wasSent })),
})

describe('devicePhotos', () => {
  it.each([
    ['all', answers(false, false)],
    ['some', answers(true, false)],
    ['none', answers(true)],
    ['none', answers()],
    ['none', null],
    ['none', { answers: 'of another version' }],
  ])('finds that %s of the photos stayed on the device', (expected, state) => {
    expect(devicePhotos(state)).toBe(expected)
  })

  it.each([
    ['some', true],
    ['none', false],
  ])('remembers that %s stayed after the others were deleted', (expected, othersStayed) => {
    const receipt = {
      _tag: 'Deleted',
      photoDeletedAt: '2025-11-22T05:03:07.250Z',
      removal: { _tag: 'NothingLeft' },
      othersStayed,
    }
    expect(devicePhotos({ receipt })).toBe(expected)
  })
})

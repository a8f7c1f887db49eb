import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareArb, unsoundShareArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { Share } from '@kaoiro/core/diagnosis/share'

test('Share accepts any number from 0 to 1', () => {
  expect([0, 1].every(Share.is)).toBe(true)
  fc.assert(fc.property(shareArb, (share) => Share.is(share)))
})

test('Share rejects other values', () => {
  fc.assert(fc.property(unsoundShareArb, (value) => !Share.is(value)))
})

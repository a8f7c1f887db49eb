import fc from 'fast-check'
import { test } from 'vitest'
import { unsoundShareArb } from '@kaoiro/fixtures/arbitraries/certainty'
import { Share } from '../../src/codecs/codecs.js'

test('Share rejects other values', () => {
  fc.assert(fc.property(unsoundShareArb, (value) => !Share.is(value)))
})

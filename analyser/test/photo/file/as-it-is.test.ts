import { expect, test } from 'vitest'
import { isSentAsItIs } from '../../../src/photo/file/source-photo.js'

const photo = {
  bytes: new Uint8Array(9),
  type: 'jpeg',
  upright: { width: 531, height: 708 },
  turned: false,
  decoded: 1,
} as const

test.each([
  ['sends a JPEG within the service’s limits', {}, true],
  ['rejects a PNG', { type: 'png' } as const, false],
  ['rejects a photo on its side', { turned: true }, false],
  ['rejects a larger photo', { upright: { width: 532, height: 709 } }, false],
  ['rejects a larger file', { bytes: new Uint8Array(2_000_001) }, false],
])('%s', (_, changes, expected) => {
  expect(isSentAsItIs({ ...photo, ...changes })).toBe(expected)
})

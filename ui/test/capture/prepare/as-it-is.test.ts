import * as E from 'fp-ts/lib/Either.js'
import { expect, test } from 'vitest'
import { asItIs } from '../../../src/capture/prepare/prepared-photo.js'

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
  const sent = asItIs({ ...photo, ...changes })
  expect(E.isRight(sent) ? sent.right.jpeg === photo.bytes : sent.left._tag).toBe(
    expected || 'UntruePixels',
  )
})

import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { labOf } from '@kaoiro/fixtures/pixels/lab-of'
import type { Pixels } from '@kaoiro/core/photo'
import { readFixture } from '@kaoiro/fixtures/files'
import { displayP3, profileFor } from '@kaoiro/fixtures/photo/icc-profile'
import {
  profileSegments,
  withoutProfile,
  withProfile,
  withSegments,
} from '@kaoiro/fixtures/photo/jpeg-segments'
import { decodeJpeg } from '@kaoiro/analyser/node'

const decoded = async (jpeg: Uint8Array): Promise<Pixels> => {
  const pixels = await decodeJpeg(jpeg)
  if (E.isLeft(pixels)) throw new Error(pixels.left)
  return pixels.right
}

let portrait: Uint8Array
let pixels: Pixels

beforeAll(async () => {
  portrait = await readFixture('portraits/spring-woman.jpg')
  pixels = await decoded(portrait)
})

/** The mean colour difference of two pictures, in CIELAB (ΔE of 1976). */
const deltaE = (a: Pixels, b: Pixels): number => {
  expect(a.data.length).toBe(b.data.length)
  const labAt = ({ data }: Pixels, at: number) =>
    labOf(data[at] ?? NaN, data[at + 1] ?? NaN, data[at + 2] ?? NaN)
  let sum = 0
  for (let at = 0; at < a.data.length; at += 4) {
    const [one, other] = [labAt(a, at), labAt(b, at)]
    sum += Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
  }
  return sum / (a.data.length / 4)
}

/** Compares pixels: `toEqual` would be too slow for a million bytes. */
const sameBytes = (a: Pixels, b: Pixels): boolean => Buffer.from(a.data).equals(Buffer.from(b.data))

describe('decodeJpeg', () => {
  test.each(['display-p3', 'adobe-rgb'])(
    'decodes a photo in %s to the pixels of its sRGB copy',
    async (space) => {
      const stored = await readFixture(`odd-photos/${space}.jpg`)
      const apart = deltaE(await decoded(stored), pixels)
      expect(apart).toBeLessThan(1)
      expect(deltaE(await decoded(withoutProfile(stored)), pixels)).toBeGreaterThan(3 * apart)
    },
  )

  test('ignores a broken profile', async () => {
    const broken = withProfile(profileFor(displayP3).subarray(0, 200), portrait)
    expect(sameBytes(await decoded(broken), pixels)).toBe(true)
    const segments = profileSegments(profileFor(displayP3), 100).slice(1)
    expect(sameBytes(await decoded(withSegments(segments, portrait)), pixels)).toBe(true)
  })
})

import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { labOf } from '@kaoiro/fixtures/pixels/lab-of'
import { examine } from '@kaoiro/core/analysis/analyse'
import { defaultHairline } from '@kaoiro/core/photo/hairline'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import { readFixture } from '@kaoiro/fixtures/files'
import { encodeJpeg } from '@kaoiro/fixtures/pixels/encode'
import type { ColourSpace } from '@kaoiro/fixtures/photo/colour-profile/colour-space'
import { adobeRgb, displayP3, srgb } from '@kaoiro/fixtures/photo/colour-profile/colour-space'
import { pixelsIn } from '@kaoiro/fixtures/photo/colour-profile/convert'
import { profileFor } from '@kaoiro/fixtures/photo/colour-profile/icc-profile'
import { profileSegments, withProfile, withSegments } from '@kaoiro/fixtures/photo/jpeg/segments'
import { decodeJpeg } from '@kaoiro/api/decode-jpeg'
import { loadFaceDetector } from '@kaoiro/api/face-detector'

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

/** The portrait as a camera that writes in this colour space would have stored it. */
const storedIn = (space: ColourSpace): Uint8Array => {
  const drawn = { ...pixels, data: Uint8Array.from(pixels.data) }
  return encodeJpeg(pixelsIn(space, srgb, drawn))
}

/** How far apart two pictures' colours are on the mean, in CIELAB (ΔE of 1976). */
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

/** A million bytes: too many for `toEqual`. */
const sameBytes = (a: Pixels, b: Pixels): boolean => Buffer.from(a.data).equals(Buffer.from(b.data))

describe('a photo with a colour profile', () => {
  test.each([displayP3, adobeRgb])(
    'of $name is decoded to the same pixels as its sRGB copy',
    async (space) => {
      const stored = storedIn(space)
      const apart = deltaE(await decoded(withProfile(profileFor(space), stored)), pixels)
      expect(apart).toBeLessThan(1)
      expect(deltaE(await decoded(stored), pixels)).toBeGreaterThan(3 * apart)
    },
  )

  test('of sRGB is decoded as one without a profile', async () => {
    expect(sameBytes(await decoded(withProfile(profileFor(srgb), portrait)), pixels)).toBe(true)
  })

  test('that is broken is decoded without it', async () => {
    const broken = withProfile(profileFor(displayP3).subarray(0, 200), portrait)
    expect(sameBytes(await decoded(broken), pixels)).toBe(true)
    const segments = profileSegments(profileFor(displayP3), 100).slice(1)
    expect(sameBytes(await decoded(withSegments(segments, portrait)), pixels)).toBe(true)
  })

  test('of Display P3 gets the same season as its sRGB copy', async () => {
    const detectFaces = await loadFaceDetector()
    const resultOf = async (photo: Pixels) => {
      const result = examine(photo, await detectFaces(photo), {
        gender: 'WOMEN',
        hairline: defaultHairline,
      })
      if (E.isLeft(result)) throw new Error(result.left)
      return result.right
    }
    const copy = await resultOf(
      await decoded(encodeJpeg({ ...pixels, data: Uint8Array.from(pixels.data) })),
    )
    const result = await resultOf(
      await decoded(withProfile(profileFor(displayP3), storedIn(displayP3))),
    )
    expect(result.season).toBe(copy.season)
    for (const season of ['spring', 'autumn', 'winter'] as const) {
      const [one, other] = [result, copy].map((each) => each.composition[season])
      // Percent, as far as a second JPEG moves them too.
      expect(Math.abs((one ?? NaN) - (other ?? NaN))).toBeLessThanOrEqual(3)
    }
  })
})

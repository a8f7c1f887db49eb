import { deflateSync } from 'node:zlib'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import jpeg from 'jpeg-js'
import { describe, expect, test } from 'vitest'
import { jpegProfileOf } from '@kaoiro/core/photo/icc-segments'
import { readFixture } from '@kaoiro/fixtures/files'
import { encodeJpeg, encodePng } from '@kaoiro/fixtures/photo/encode'
import { orientations } from '@kaoiro/fixtures/photo/orientation'
import {
  asciiName,
  displayP3,
  pixelsIn,
  profileFor,
  profileOf,
  srgb,
  withProfile,
} from '@kaoiro/fixtures/photo/icc-profile'
import { withCompressedProfile, withPngProfile } from '@kaoiro/fixtures/photo/png-profile'
import { preparePhoto } from '../src/prepare-photo.js'

const prepare = async (bytes: Uint8Array) => {
  const photo = await preparePhoto(bytes)
  if (E.isLeft(photo)) throw new Error(photo.left._tag)
  return { ...photo.right, pixels: jpeg.decode(photo.right.jpeg, { useTArray: true }) }
}

const refusalOf = async (bytes: Uint8Array) => {
  const photo = await preparePhoto(bytes)
  return E.isLeft(photo) ? photo.left : 'accepted'
}

/** Mean absolute difference of two pictures of the same size, 0 to 255. */
const difference = (a: Uint8Array, b: Uint8Array): number => {
  expect(a.length).toBe(b.length)
  return a.reduce((sum, byte, at) => sum + Math.abs(byte - (b[at] ?? 0)), 0) / a.length
}

describe('preparing a photo', () => {
  test('makes the longer side 708 and keeps the aspect', async () => {
    const { original, prepared, pixels } = await prepare(
      await readFixture('photos/12-megapixels.jpg'),
    )
    expect(original).toEqual({ width: 3024, height: 4032 })
    expect(prepared).toEqual({ width: 531, height: 708 })
    expect({ width: pixels.width, height: pixels.height }).toEqual(prepared)
  })

  test.each(orientations.slice(1))('turns EXIF orientation %d upright', async (orientation) => {
    const upright = await prepare(await readFixture('photos/orientation-1.jpg'))
    const turned = await prepare(await readFixture(`photos/orientation-${orientation}.jpg`))
    expect(turned.prepared).toEqual(upright.prepared)
    expect(difference(turned.pixels.data, upright.pixels.data)).toBeLessThan(1.5)
  })

  test('takes a PNG as it takes the JPEG of the same picture', async () => {
    const png = await prepare(await readFixture('photos/portrait.png'))
    const twin = await prepare(await readFixture('portraits/spring-woman.jpg'))
    expect(difference(png.pixels.data, twin.pixels.data)).toBeLessThan(2)
  })

  test('lays a transparent PNG on white', async () => {
    const data = new Uint8Array(300 * 300 * 4)
    const { pixels } = await prepare(await encodePng({ width: 300, height: 300, data }))
    expect(pixels.data.reduce((least, byte) => Math.min(least, byte))).toBeGreaterThan(250)
  })

  test('enlarges a small photo to the rule, and says that it is small', async () => {
    const data = new Uint8Array(100 * 50 * 4).fill(180)
    const { prepared, hints } = await prepare(await encodePng({ width: 100, height: 50, data }))
    expect(prepared).toEqual({ width: 708, height: 354 })
    expect(hints).toContain('too-small')
  })

  test('has nothing to say against a drawn portrait', async () => {
    expect((await prepare(await readFixture('portraits/spring-woman.jpg'))).hints).toEqual([])
  })

  test('refuses what is no photo, and says what it is', async () => {
    expect(await refusalOf(await readFixture('photos/text.jpg'))).toEqual({
      _tag: 'NotAPhoto',
      found: 'unknown',
    })
    expect(await refusalOf(new TextEncoder().encode('GIF89a…………'))).toEqual({
      _tag: 'NotAPhoto',
      found: 'gif',
    })
  })

  test('refuses a photo that is cut off', async () => {
    expect(await refusalOf(await readFixture('photos/truncated.jpg'))).toEqual({
      _tag: 'BrokenPhoto',
    })
  })

  test('refuses a picture of too many pixels by its header, without decoding it', async () => {
    const png = await encodePng({ width: 1, height: 1, data: new Uint8Array(4) })
    const huge = Uint8Array.from(png)
    new DataView(huge.buffer).setUint32(16, 20_000)
    new DataView(huge.buffer).setUint32(20, 20_000)
    expect(await refusalOf(huge)).toMatchObject({ _tag: 'TooManyPixels', pixels: 400_000_000 })
  })
})

describe('preparing a photo with a colour profile', () => {
  const portrait = () => readFixture('portraits/spring-woman.jpg')
  const cmyk = profileOf([['desc', asciiName('Coated FOGRA39')]], 'CMYK')

  /** The portrait's pixels as a camera that writes Display P3 would have stored them. */
  const inDisplayP3 = async () =>
    pixelsIn(displayP3, srgb, jpeg.decode(await portrait(), { useTArray: true }))

  test('makes of a Display P3 JPEG what it makes of the sRGB copy, without a profile', async () => {
    const stored = encodeJpeg(await inDisplayP3())
    const read = await prepare(withProfile(profileFor(displayP3), stored))
    const copy = await prepare(await portrait())
    const apart = difference(read.pixels.data, copy.pixels.data)
    const unread = await prepare(stored)
    expect(apart).toBeLessThan(1)
    expect(difference(unread.pixels.data, copy.pixels.data)).toBeGreaterThan(2 * apart)
    expect(jpegProfileOf(read.jpeg)).toEqual(O.none)
    expect(read.unusedProfile).toEqual(O.none)
  })

  test('makes of a Display P3 PNG what it makes of the sRGB copy', async () => {
    const stored = await encodePng(await inDisplayP3())
    const read = await prepare(withPngProfile(profileFor(displayP3), stored))
    const copy = await prepare(await portrait())
    expect(difference(read.pixels.data, copy.pixels.data)).toBeLessThan(1)
  })

  test('leaves a photo as it is under a profile that cannot be used, and names that', async () => {
    const read = await prepare(withProfile(cmyk, await portrait()))
    const copy = await prepare(await portrait())
    expect(read.jpeg).toEqual(copy.jpeg)
    expect(read.unusedProfile).toEqual(O.some('Coated FOGRA39'))
  })

  test.each([
    ['is not compressed', new Uint8Array(40).fill(7)],
    ['is cut off', deflateSync(profileFor(displayP3)).subarray(0, 60)],
    ['would fill the memory', deflateSync(new Uint8Array(40_000_000))],
  ])('leaves a PNG as it is whose profile %s', async (_, compressed) => {
    const png = await encodePng({ width: 60, height: 40, data: new Uint8Array(9600).fill(180) })
    const read = await prepare(withCompressedProfile(compressed, png))
    expect(read.jpeg).toEqual((await prepare(png)).jpeg)
    expect(read.unusedProfile).toEqual(O.none)
  })
})

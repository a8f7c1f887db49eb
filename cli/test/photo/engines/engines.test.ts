import { deflateSync } from 'node:zlib'
import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { jpegProfileOf } from '@kaoiro/analyser/photo'
import { readFixture } from '@kaoiro/fixtures/files'
import { encodePng } from '@kaoiro/fixtures/pixels/encode'
import { readPicture } from '@kaoiro/fixtures/pixels/photograph'
import {
  adobeRgb,
  asciiName,
  displayP3,
  profileFor,
  profileOf,
  srgb,
} from '@kaoiro/fixtures/photo/icc-profile'
import { withoutProfile, withProfile } from '@kaoiro/fixtures/photo/jpeg-segments'
import {
  pngChunk,
  withChunks,
  withCompressedProfile,
  withPngProfile,
  withWrongChecksum,
} from '@kaoiro/fixtures/photo/png-chunks'
import { jimpEngine } from '../../../src/photo/engines/jimp-engine.js'
import { sharpEngine } from '../../../src/photo/engines/sharp-engine.js'
import { answerTo, difference, preparedBy } from './prepared.js'

const portrait = () => readFixture('portraits/spring-woman.jpg')

/** A drawing of 93 × 125 pixels. */
const smallPng = () => readFixture('odd-photos/rgb-8.png')

const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const

describe.each([jimpEngine, sharpEngine])('$name', (engine) => {
  const prepare = (bytes: Uint8Array) => preparedBy(engine, bytes)

  let copy: Awaited<ReturnType<typeof prepare>>
  let upright: Awaited<ReturnType<typeof prepare>>
  beforeAll(async () => {
    copy = await prepare(await portrait())
    upright = await prepare(await readFixture('photos/orientation-1.jpg'))
  })

  test.each(orientations.slice(1))(
    'turns photos of EXIF orientation %d upright',
    async (orientation) => {
      const turned = await prepare(await readFixture(`photos/orientation-${orientation}.jpg`))
      expect(turned.orientation).toBe(orientation)
      expect(turned.original).toEqual(upright.original)
      expect(difference(turned.pixels, upright.pixels)).toBeLessThan(1.5)
    },
  )

  test('takes the picture of animated PNGs and of PNGs that other data follow', async () => {
    const png = await smallPng()
    const { jpeg: drawn } = await prepare(png)
    const animated = await readFixture('odd-photos/animated.png')
    for (const odd of [animated, Buffer.concat([png, png, Buffer.alloc(99)])])
      expect((await prepare(odd)).jpeg).toEqual(drawn)
  })

  test.each([
    ['text', 'tEXt', (png: Uint8Array) => withChunks([pngChunk('tEXt', Buffer.from('a\0b'))], png)],
    ['a profile', 'iCCP', (png: Uint8Array) => withPngProfile(profileFor(displayP3), png)],
    [
      'transparency',
      'tRNS',
      (png: Uint8Array) => withChunks([pngChunk('tRNS', Buffer.alloc(6))], png),
    ],
  ])('ignores %s with a wrong checksum', async (_, type, added) => {
    const png = await smallPng()
    const { jpeg: drawn, profile } = await prepare(png)
    const damaged = await prepare(withWrongChecksum(type, added(png)))
    expect(damaged.profile).toBe(profile)
    expect(Buffer.compare(damaged.jpeg, drawn)).toBe(0)
  })

  test.each(['IHDR', 'IDAT'])('rejects a PNG with a wrong checksum of %s', async (type) => {
    const png = withWrongChecksum(type, await smallPng())
    expect(await answerTo(engine, png)).toEqual(E.left({ _tag: 'BrokenPhoto' }))
  })

  test('draws transparent photos on white', async () => {
    const clear = await prepare(
      await encodePng({ width: 300, height: 300, data: new Uint8Array(300 * 300 * 4) }),
    )
    expect(clear.pixels.data.reduce((min, byte) => Math.min(min, byte))).toBeGreaterThan(250)
    const half = new Uint8Array(300 * 300 * 4).map((_, at) => (at % 4 === 3 ? 128 : 0))
    const grey = await prepare(await encodePng({ width: 300, height: 300, data: half }))
    expect(grey.pixels.data[0]).toBeGreaterThan(124)
    expect(grey.pixels.data[0]).toBeLessThan(130)
  })

  test('enlarges small photos to 708 pixels and adds a hint', async () => {
    const data = new Uint8Array(100 * 50 * 4).fill(180)
    const { prepared, hints } = await prepare(await encodePng({ width: 100, height: 50, data }))
    expect(prepared).toEqual({ width: 708, height: 354 })
    expect(hints).toContain('too-small')
  })

  test.each([
    ['display-p3', displayP3],
    ['adobe-rgb', adobeRgb],
  ])('converts %s to sRGB and removes the profile', async (name, space) => {
    const stored = await readFixture(`odd-photos/${name}.jpg`)
    const read = await prepare(stored)
    const unread = await prepare(withoutProfile(stored))
    const apart = difference(read.pixels, copy.pixels)
    expect(apart).toBeLessThan(1)
    expect(difference(unread.pixels, copy.pixels)).toBeGreaterThan(2 * apart)
    expect(jpegProfileOf(read.jpeg)).toEqual(O.none)
    expect(read.profile).toEqual({ name: space.name, use: 'converted' })
  })

  test('converts a Display P3 PNG to sRGB', async () => {
    const stored = await encodePng(readPicture('odd-photos/display-p3.jpg'))
    const read = await prepare(withPngProfile(profileFor(displayP3), stored))
    expect(difference(read.pixels, copy.pixels)).toBeLessThan(1)
  })

  test('keeps the colours of an sRGB profile', async () => {
    const read = await prepare(withProfile(profileFor(srgb), await portrait()))
    expect(read.profile).toEqual({ name: srgb.name, use: 'srgb' })
    expect(difference(read.pixels, copy.pixels)).toBeLessThan(0.5)
  })

  test('ignores an unusable profile and returns its name', async () => {
    const cmyk = profileOf([['desc', asciiName('Coated FOGRA39')]], 'CMYK')
    const read = await prepare(withProfile(cmyk, await portrait()))
    expect(read.jpeg).toEqual(copy.jpeg)
    expect(read.profile).toEqual({ name: 'Coated FOGRA39', use: 'unused' })
  })

  test.each([
    ['is not compressed', new Uint8Array(40).fill(7)],
    ['is cut off', deflateSync(profileFor(displayP3)).subarray(0, 60)],
    ['is too large', deflateSync(new Uint8Array(40_000_000))],
  ])('ignores a PNG profile that %s', async (_, compressed) => {
    const png = await encodePng({ width: 60, height: 40, data: new Uint8Array(9600).fill(180) })
    const read = await prepare(withCompressedProfile(compressed, png))
    expect(read.jpeg).toEqual((await prepare(png)).jpeg)
    expect(read.profile).toBeNull()
  })

  test('prepares a JPEG without its end marker, but no truncated one', async () => {
    expect(copy.lacksEnd).toBe(false)
    const cut = await prepare((await portrait()).subarray(0, -2))
    expect(cut.lacksEnd).toBe(true)
    expect(cut.jpeg).toEqual(copy.jpeg)
    expect(await answerTo(engine, await readFixture('photos/truncated.jpg'))).toEqual(
      E.left({ _tag: 'BrokenPhoto' }),
    )
  })

  test('rejects broken image data a hundred times and still works', async () => {
    const whole = await portrait()
    const broken = Uint8Array.from(whole)
    // Only the Huffman tables, so only decoding detects the fault.
    broken.fill(0x7f, 182, 593)
    for (let time = 0; time < 100; time++)
      expect(await answerTo(engine, broken)).toMatchObject({ left: { _tag: 'BrokenPhoto' } })
    expect((await prepare(whole)).hints).toEqual([])
  })
})

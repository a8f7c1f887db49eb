import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import { encodePng } from '@kaoiro/fixtures/pixels/encode'
import { acceptFile } from '../../../src/photo/files/accept-file.js'

const portrait = () => readFixture('portraits/spring-woman.jpg')

/** The portrait with one byte of its frame header changed; `offset` counts from the marker. */
const withFrameByte = async (offset: number, value: number): Promise<Uint8Array> => {
  const bytes = Uint8Array.from(await portrait())
  const marker = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0)
  bytes[marker + offset] = value
  return bytes
}

describe('acceptFile', () => {
  test.each([
    ['GIF89a…………', 'gif'],
    ['RIFF????WEBPVP8 ', 'webp'],
    ['\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
    ['\0\0\0\x18ftypavif\0\0\0\0', 'avif'],
    ['\0\0\0\x18ftypqt  \0\0\0\0', 'video'],
    ['This is a text.', 'unknown'],
    ['%PDF-1.7\n', 'pdf'],
    ['', 'empty'],
  ])('rejects a file that begins with %j as %s', (text, found) => {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    expect(acceptFile(bytes)).toEqual(E.left({ _tag: 'NotAPhoto', found }))
  })

  test('leaves reading the coded data to the threads', async () => {
    expect(acceptFile(await readFixture('photos/truncated.jpg'))).toMatchObject({ _tag: 'Right' })
  })

  test('rejects too many pixels', async () => {
    const png = await encodePng({ width: 1, height: 1, data: new Uint8Array(4) })
    const huge = Uint8Array.from(png)
    new DataView(huge.buffer).setUint32(16, 20_000)
    new DataView(huge.buffer).setUint32(20, 20_000)
    expect(acceptFile(huge)).toMatchObject({
      left: { _tag: 'TooManyPixels', pixels: 400_000_000 },
    })
  })

  test.each([
    ['with four inks', 9, 4, 'CMYK'],
    ['with 12 bits per sample', 4, 12, 'high-precision'],
    ['with lossless coding', 1, 0xc3, 'lossless'],
    ['with arithmetic coding', 1, 0xc9, 'arithmetic'],
    ['with several sizes', 1, 0xc5, 'hierarchical'],
  ])('rejects a JPEG %s', async (_, offset, value, kind) => {
    expect(acceptFile(await withFrameByte(offset, value))).toEqual(
      E.left({ _tag: 'UnusualJpeg', kind }),
    )
  })

  test('rejects a side that is too long', async () => {
    const png = await encodePng({ width: 1, height: 1, data: new Uint8Array(4) })
    const strip = Uint8Array.from(png)
    new DataView(strip.buffer).setUint32(20, 30_001)
    expect(acceptFile(strip)).toEqual(E.left({ _tag: 'SideTooLong', pixels: 30_001, max: 30_000 }))
  })

  test('rejects a JPEG with thousands of scans or segments', async () => {
    const whole = await portrait()
    const scans = Buffer.alloc(4 * 2000, Buffer.from([0xff, 0xda, 0, 2]))
    const withScans = Buffer.concat([whole.subarray(0, -2), scans, whole.subarray(-2)])
    expect(acceptFile(withScans)).toEqual(E.left({ _tag: 'TooManyScans', scans: 2001, max: 100 }))
    const segments = Buffer.alloc(4 * 2000, Buffer.from([0xff, 0xe1, 0, 2]))
    const withSegments = Buffer.concat([whole.subarray(0, 2), segments, whole.subarray(2)])
    expect(acceptFile(withSegments)).toMatchObject({
      left: { _tag: 'TooManySegments', max: 1000 },
    })
  })

  test('returns the type and size of a photo', async () => {
    expect(acceptFile(await portrait())).toEqual(E.right({ type: 'jpeg', width: 531, height: 708 }))
    expect(acceptFile(await readFixture('photos/portrait.png'))).toEqual(
      E.right({ type: 'png', width: 531, height: 708 }),
    )
  })
})

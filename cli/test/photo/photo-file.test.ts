import { readFixture } from '@kaoiro/fixtures/files'
import { encodePng } from '@kaoiro/fixtures/pixels/encode'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { acceptFile } from '../../src/photo/photo-file.js'

const portrait = () => readFixture('portraits/spring-woman.jpg')

/** The portrait with one byte of its frame header changed; `offset` counts from the marker. */
const withFrameByte = async (offset: number, value: number): Promise<Uint8Array> => {
  const bytes = Uint8Array.from(await portrait())
  const marker = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0)
  bytes[marker + offset] = value
  return bytes
}

describe('acceptFile', () => {
  test('leaves reading the coded data to the threads', async () => {
    expect(acceptFile(await readFixture('photos/truncated.jpg'))).toMatchObject({ _tag: 'Right' })
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

  test('returns the type and size of a photo', async () => {
    expect(acceptFile(await portrait())).toEqual(E.right({ type: 'jpeg', width: 531, height: 708 }))
    expect(acceptFile(await readFixture('photos/portrait.png'))).toEqual(
      E.right({ type: 'png', width: 531, height: 708 }),
    )
  })
})

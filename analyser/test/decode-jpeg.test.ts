import * as E from 'fp-ts/lib/Either.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { readFixture } from '@kaoiro/fixtures/files'
import { decodeJpeg } from '@kaoiro/analyser/node'
import { jpegDecoder } from '../src/photo/decode-jpeg.js'

let portrait: Uint8Array

beforeAll(async () => {
  portrait = await readFixture('portraits/spring-woman.jpg')
})

/** The first position of a marker in a file. */
const offsetOf = (jpeg: Uint8Array, marker: number): number =>
  jpeg.findIndex((byte, i) => byte === 0xff && jpeg[i + 1] === marker)

const startOfFrame = 0xc0
const startOfScan = 0xda

/** A scan with a component that is missing from the frame. */
const withWrongScan = (jpeg: Uint8Array): Uint8Array => {
  const broken = Uint8Array.from(jpeg)
  broken[offsetOf(jpeg, startOfScan) + 5] = 99
  return broken
}

/**
 * Hides a frame of 16000² pixels in a segment with an invalid marker. A parser that follows segment lengths skips it; a
 * decoder that searches for the next marker reads it, and takes the real frame for application data.
 */
const withHiddenFrame = (jpeg: Uint8Array): Uint8Array => {
  const at = offsetOf(jpeg, startOfFrame)
  const frame = jpeg.slice(at, at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0))
  const large = Uint8Array.from(frame)
  large.set([0x3e, 0x80, 0x3e, 0x80], 5)
  const application = [0xff, 0xe1, 0, frame.length + 2]
  const length = 2 + large.length + application.length
  return Uint8Array.from([
    ...jpeg.slice(0, at),
    ...[0xff, 0x00, 0, length],
    ...large,
    ...application,
    ...jpeg.slice(at),
  ])
}

describe('decodeJpeg', () => {
  test('rejects if the decoder cannot be loaded', async () => {
    await expect(jpegDecoder(Uint8Array.of(0, 1, 2))(portrait)).rejects.toThrow()
  })

  test('decodes a photo without its end marker, and a photo after a hundred broken ones', async () => {
    const first = await decodeJpeg(portrait.subarray(0, -2))
    const broken = withWrongScan(portrait)
    for (let i = 0; i < 100; i++)
      expect(await decodeJpeg(broken)).toEqual(E.left('unreadable-photo'))
    const again = await decodeJpeg(portrait)
    if (E.isLeft(first) || E.isLeft(again)) throw new Error('the photo was not decoded')
    expect(Buffer.from(again.right.data).equals(Buffer.from(first.right.data))).toBe(true)
  })

  test('rejects a hidden large frame', async () => {
    expect(await decodeJpeg(withHiddenFrame(portrait))).toEqual(E.left('unreadable-photo'))
  })

  test('rejects truncated and empty files', async () => {
    expect(await decodeJpeg(portrait.subarray(0, 20_000))).toEqual(E.left('unreadable-photo'))
    expect(await decodeJpeg(new Uint8Array())).toEqual(E.left('unreadable-photo'))
  })
})

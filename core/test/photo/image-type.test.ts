import { describe, expect, test } from 'vitest'
import type { ImageType } from '../../src/photo/image-type.js'
import { imageTypeOf } from '../../src/photo/image-type.js'

const bytesOf = (...parts: ReadonlyArray<string | ReadonlyArray<number>>): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  )

const boxed = (brand: string): Uint8Array => bytesOf([0, 0, 0, 24], 'ftyp', brand, [0, 0, 0, 0])

const files: ReadonlyArray<[string, Uint8Array, ImageType]> = [
  ['a JPEG', bytesOf([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a PNG', bytesOf('\x89PNG\r\n\x1a\n'), 'png'],
  ['a GIF of 1987', bytesOf('GIF87a', [1, 0, 1, 0]), 'gif'],
  ['a GIF of 1989', bytesOf('GIF89a', [1, 0, 1, 0]), 'gif'],
  ['a WebP', bytesOf('RIFF', [0x0a, 0x0d, 0, 0xff], 'WEBPVP8 '), 'webp'],
  ['a BMP', bytesOf('BM', [0x46, 0, 0, 0]), 'bmp'],
  ['a little-endian TIFF', bytesOf('II*\0', [8, 0, 0, 0]), 'tiff'],
  ['a big-endian TIFF', bytesOf('MM\0*', [0, 0, 0, 8]), 'tiff'],
  ['an iPhone HEIC', boxed('heic'), 'heic'],
  ['a 10-bit HEIC', boxed('heix'), 'heic'],
  ['a generic HEIF', boxed('mif1'), 'heic'],
  ['an AVIF', boxed('avif'), 'avif'],
  ['an AVIF sequence', boxed('avis'), 'avif'],
  ['an MP4', boxed('isom'), 'video'],
  ['another MP4', boxed('mp42'), 'video'],
  ['a QuickTime film', boxed('qt  '), 'video'],
  ['a 3GP', boxed('3gp4'), 'video'],
  ['a WebM or Matroska', bytesOf([0x1a, 0x45, 0xdf, 0xa3, 0x9f]), 'video'],
  ['an AVI', bytesOf('RIFF', [0, 0, 0, 0], 'AVI LIST'), 'video'],
  ['a WAV', bytesOf('RIFF', [0, 0, 0, 0], 'WAVEfmt '), 'unknown'],
  ['a WMV', bytesOf([0x30, 0x26, 0xb2, 0x75]), 'video'],
  ['an MPEG program stream', bytesOf([0, 0, 1, 0xba]), 'video'],
  ['an old QuickTime film', bytesOf([0, 0, 0, 8], 'wide', [0, 1, 0, 0], 'mdat'), 'video'],
  ['a QuickTime film that starts with its index', bytesOf([0, 0, 9, 8], 'moov'), 'video'],
  ['a PDF', bytesOf('%PDF-1.7\n'), 'pdf'],
  ['a page', bytesOf('<!doctype html>'), 'unknown'],
  ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unknown'],
  ['text', bytesOf('A photo of me'), 'unknown'],
  ['nothing', bytesOf(), 'empty'],
  ['half of a JPEG signature', bytesOf([0xff, 0xd8]), 'unknown'],
  ['half of a PNG signature', bytesOf('\x89PNG'), 'unknown'],
  ['a PNG that went through a text editor', bytesOf('\x89PNG\n\x1a\n'), 'unknown'],
]

describe('imageTypeOf', () => {
  test.each(files)('recognises %s', (_, bytes, type) => {
    expect(imageTypeOf(bytes)).toBe(type)
  })
})

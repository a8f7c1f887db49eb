/** Image headers written by hand, without the coded data that follows them. */

const text = (characters: string): ReadonlyArray<number> =>
  [...characters].map((character) => character.charCodeAt(0))

const two = (n: number): ReadonlyArray<number> => [(n >> 8) & 0xff, n & 0xff]
const four = (n: number): ReadonlyArray<number> => [...two(n >>> 16), ...two(n & 0xffff)]

export const bytesOf = (...parts: ReadonlyArray<string | ReadonlyArray<number>>): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? text(part) : part)))

export const pngSignature = '\x89PNG\r\n\x1a\n'

/** Signature and IHDR chunk, with a checksum of 0. */
export const pngHeader = (width: number, height: number): Uint8Array =>
  bytesOf(pngSignature, four(13), 'IHDR', four(width), four(height), [8, 6, 0, 0, 0], four(0))

/** A JPEG segment: marker, length, data. */
export const segment = (marker: number, data: ReadonlyArray<number>): ReadonlyArray<number> => [
  0xff,
  marker,
  ...two(data.length + 2),
  ...data,
]

export const startOfImage = [0xff, 0xd8] as const

/** A JFIF APP0 segment. */
export const jfif = segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])

/** A frame header with three components. */
export const frame = (width: number, height: number, marker = 0xc0): ReadonlyArray<number> =>
  segment(marker, [8, ...two(height), ...two(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])

export const jpegHeader = (width: number, height: number): Uint8Array =>
  bytesOf(startOfImage, jfif, frame(width, height))
